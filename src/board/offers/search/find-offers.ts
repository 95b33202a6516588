import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '../cards-of.ts';
import type { OfferCard } from '../offer-card.ts';
import { askIndex } from './ask-index.ts';
import type { OfferCriteria } from './criteria.ts';

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
export async function findOffers(
  board: Board,
  criteria: OfferCriteria,
  { skip = 0, limit, locale }: Window,
): Promise<Found> {
  const { total, ids } = await askIndex(board, criteria, { facets: [], skip, limit, locale });
  return { total, offers: await cardsOf(board.db, ids.slice(0, Math.max(0, total - skip)), locale) };
}
