import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import { facetNames, lastPage } from './criteria.ts';
import type { Facets, OfferCriteria } from './criteria.ts';
import type { Found } from './find-offers.ts';
import { findPage } from './find-page.ts';
import { effectiveSort } from './order.ts';
import { searchAtOneMoment } from './search-at-one-moment.ts';
import type { Corrected } from './search-at-one-moment.ts';
import { tallyFacets } from './tally-facets.ts';

export type SearchOptions = { readonly locale: Locale; readonly pageSize?: number };

/** The offers are the first pages together, up to the page asked for. */
export type SearchResult = Found &
  Corrected & {
    readonly facets: Facets;
    /** How many pages are shown; never more than there are. */
    readonly page: number;
    readonly hasMore: boolean;
  };

/** What `findOffers` and `countFacets` say of the first pages and of all facets, at one moment. */
export function searchOffers(
  board: Board,
  criteria: OfferCriteria,
  { locale, pageSize = 20 }: SearchOptions,
): Promise<SearchResult> {
  return searchAtOneMoment(board, criteria, async (searched) => {
    const { total, facets } = await tallyFacets(searched, facetNames);
    const page = Math.max(1, Math.min(criteria.page, lastPage, Math.ceil(total / pageSize)));
    const limit = page * pageSize;
    const offers = await findPage(searched, { sort: effectiveSort(criteria), total, skip: 0, limit, locale });
    return { total, offers, facets, page, hasMore: total > limit && page < lastPage };
  });
}
