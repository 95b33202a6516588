import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import type { OfferCard } from '../offer-card.ts';
import type { OfferCriteria } from './criteria.ts';
import { findPage } from './find-page.ts';
import { effectiveSort } from './order.ts';
import { searchAtOneMoment } from './search-at-one-moment.ts';
import type { Corrected } from './search-at-one-moment.ts';
import { tallyFacets } from './tally-facets.ts';

export type Found = {
  /** Offers that meet all criteria, shown or not. */
  readonly total: number;
  readonly offers: readonly OfferCard[];
};
type Window = { readonly skip?: number; readonly limit: number; readonly locale: Locale };

/**
 * A part of the open offers that meet the criteria, in the order asked for; the page that the criteria name
 * is not looked at.
 */
export function findOffers(
  board: Board,
  criteria: OfferCriteria,
  { skip = 0, limit, locale }: Window,
): Promise<Found & Corrected> {
  return searchAtOneMoment(board, criteria, async (searched) => {
    const { total } = await tallyFacets(searched, []);
    return { total, offers: await findPage(searched, { sort: effectiveSort(criteria), total, skip, limit, locale }) };
  });
}
