import type { SuggestionKind } from '#board/offers/search/suggestions/suggestible.ts';

/** A suggestion as it travels to the browser; choosing it leads to its address. */
export type ShownSuggestion = {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly offers: number;
  readonly address: string;
};
