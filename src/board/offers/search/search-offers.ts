import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '../cards-of.ts';
import { askIndex } from './ask-index.ts';
import { facetNames, lastPage } from './criteria.ts';
import type { Facets, OfferCriteria } from './criteria.ts';
import type { Found } from './find-offers.ts';

export type SearchOptions = { readonly locale: Locale; readonly pageSize?: number };

/** The offers are the first pages together, up to the page asked for. */
export type SearchResult = Found & {
  /** The words that were replaced, or null when the text was searched as it was typed. */
  readonly correction: readonly { readonly from: string; readonly to: string }[] | null;
  readonly facets: Facets;
  /** How many pages are shown; never more than there are. */
  readonly page: number;
  readonly hasMore: boolean;
};

/** What `findOffers` and `countFacets` say of the first pages and of all facets, at one moment. */
export async function searchOffers(
  board: Board,
  criteria: OfferCriteria,
  { locale, pageSize = 20 }: SearchOptions,
): Promise<SearchResult> {
  const limit = Math.min(criteria.page, lastPage) * pageSize;
  const { total, facets, ids } = await askIndex(board, criteria, { facets: facetNames, skip: 0, limit, locale });
  const page = Math.max(1, Math.min(criteria.page, lastPage, Math.ceil(total / pageSize)));
  const offers = await cardsOf(board.db, ids.slice(0, total), locale);
  return { total, offers, facets, correction: null, page, hasMore: total > limit && page < lastPage };
}
