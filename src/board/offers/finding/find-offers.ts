import { maxNear } from '#search/asking/page-offers.ts';
import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '#board/offers/cards/cards-of.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { explainer } from '#search/asking/explainer.ts';
import { type PreparedSearch, prepareSearch } from '#search/asking/prepare-search.ts';
import type { OffersFound, FoundOffer } from './search-result.ts';

type Window = { readonly skip?: number; readonly limit: number; readonly locale: Locale };

/**
 * Returns a part of the open offers that meet the criteria, in the requested order. Offers that miss a part
 * of the text follow. Ignores the page of the criteria.
 */
export async function findOffers(
  board: Board,
  criteria: OfferCriteria,
  { skip = 0, limit, locale }: Window,
): Promise<OffersFound> {
  const search = await prepareSearch(board, criteria, locale);
  const { total, near, ids } = await search.ask({ facets: [], skip, limit });
  return presentFound(board, search, { total, near, ids, skip, locale });
}

type Answered = { readonly total: number; readonly near: number; readonly ids: readonly number[] };

/** Returns the offers of a result from position `skip` on. */
export async function presentFound(
  board: Board,
  search: PreparedSearch,
  { total, near, ids, skip, locale }: Answered & { readonly skip: number; readonly locale: Locale },
): Promise<OffersFound> {
  const shown = Math.min(near, maxNear);
  const cards = await cardsOf(board.db, ids.slice(0, Math.max(0, total + shown - skip)), locale);
  const main = new Set(ids.slice(0, Math.max(0, total - skip)));
  const whyOf = await explainer(
    search,
    cards.map(({ id }) => id),
  );
  const first = cards.findIndex(({ id }) => !main.has(id));
  return {
    total,
    near: shown,
    offers: cards.map((card) => ({ ...card, why: whyOf(card.id, !main.has(card.id)) ?? unstated(search, card) })),
    firstNear: first === -1 ? null : first,
  };
}

function unstated({ reading }: PreparedSearch, card: CardOffer): FoundOffer['why'] {
  const asksLevel = reading.criteria.studyLevels.length > 0;
  return asksLevel && !card.statesLevel ? { kind: 'levelUnstated' } : null;
}
