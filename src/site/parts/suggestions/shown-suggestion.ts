import type { SuggestionKind } from '#search/suggestions/suggestible.ts';
import type { FoundDocument } from '#site/parts/documents/present-document.ts';

/** A search of offers. */
type SearchSuggestion = { readonly kind: SuggestionKind; readonly offers: number };

/** A document of the site. */
type ContentSuggestion = Pick<FoundDocument, 'type' | 'lang' | 'text'> & {
  readonly kind: 'content';
  /** Address of a small picture. */
  readonly picture: string | null;
};

/** A suggestion as the browser gets it; choosing it opens its address. */
export type ShownSuggestion = (SearchSuggestion | ContentSuggestion) & {
  readonly label: string;
  readonly address: string;
};
