import type { SuggestionKind } from '#search/suggestions/suggestible.ts';
import type { FoundDocument } from '#site/parts/documents/present-document.ts';

/** What a text may mean in a search of offers. */
type SearchSuggestion = { readonly kind: SuggestionKind; readonly offers: number };

/** A document that holds a text. */
type ContentSuggestion = Pick<FoundDocument, 'type' | 'lang' | 'text'> & {
  readonly kind: 'content';
  /** The address of a small picture. */
  readonly picture: string | null;
};

/** A suggestion as it travels to the browser; choosing it leads to its address. */
export type ShownSuggestion = (SearchSuggestion | ContentSuggestion) & {
  readonly label: string;
  readonly address: string;
};
