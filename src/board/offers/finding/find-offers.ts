import { maxNear } from '#search/asking/page-offers.ts';
import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '#board/offers/cards/cards-of.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { explain } from '#search/asking/explain.ts';
import { type OpenSearch, openSearch } from '#search/asking/open-search.ts';
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
  const search = await openSearch(board, criteria, locale);
  const { total, near, ids } = search.ask({ facets: [], skip, limit });
  return presentFound(board, search, { total, near, ids, skip, locale });
}

type Answered = { readonly total: number; readonly near: number; readonly ids: readonly number[] };

/** Returns the offers of a result from position `skip` on. */
export async function presentFound(
  board: Board,
  search: OpenSearch,
  { total, near, ids, skip, locale }: Answered & { readonly skip: number; readonly locale: Locale },
): Promise<OffersFound> {
  const shown = Math.min(near, maxNear);
  const cards = await cardsOf(board.db, ids.slice(0, Math.max(0, total + shown - skip)), locale);
  const main = new Set(ids.slice(0, Math.max(0, total - skip)));
  const first = cards.findIndex(({ id }) => !main.has(id));
  return {
    total,
    near: shown,
    offers: cards.map((card) => explained(search, card, !main.has(card.id))),
    firstNear: first === -1 ? null : first,
  };
}

function explained({ index, knowledge, reading }: OpenSearch, card: CardOffer, near: boolean): FoundOffer {
  const has = (term: string) => index.has(card.id, term);
  const asksLevel = reading.criteria.studyLevels.length > 0;
  const unstated = asksLevel && !card.statesLevel ? ({ kind: 'levelUnstated' } as const) : null;
  return { ...card, why: explain(reading.concepts, knowledge.vocabulary, { has, near }) ?? unstated };
}
