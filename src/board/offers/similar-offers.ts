import type { Board } from '#board/context/board.ts';
import { cardsOf } from '#board/offers/cards/cards-of.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import type { Locale } from '#words/locale.ts';
import { offersOfTrade } from './offers-of-trade.ts';

const wanted = 3;
/** Number of the most relevant offers. These offers are then sorted by distance. */
const maxRelevant = 30;
/** Limit of offers with only some of the words. Further offers would belong to other trades. */
const maxInPart = 6;

type Asked = Pick<OfferDetails, 'id' | 'title' | 'specializations' | 'zoneId' | 'countryId'>;

/**
 * Returns up to three other open offers. Offers of the same trade (by words of the title and professions)
 * come first, the nearest place first; then offers of a trade that shares some of the words. Searches the
 * index once and reads the cards once.
 */
export async function similarOffers(board: Board, offer: Asked, locale: Locale): Promise<CardOffer[]> {
  const trade = { title: offer.title, profession: offer.specializations[0]?.name ?? null };
  const { main, ids } = await offersOfTrade(board, trade, { locale, limit: maxRelevant });
  const others = ids.slice(0, main + maxInPart).filter((id) => id !== offer.id);
  const whole = new Set(ids.slice(0, main));
  const cards = await cardsOf(board.db, others, locale);
  const farness = (card: CardOffer) => (whole.has(card.id) ? 0 : distances) + distance(card, offer);
  return cards.toSorted((a, b) => farness(a) - farness(b)).slice(0, wanted);
}

const distances = 3;

/** Returns 0 for an offer in the same country, 1 on the same continent, 2 elsewhere. */
function distance(card: Pick<CardOffer, 'countryId' | 'zoneId'>, { countryId, zoneId }: Asked): number {
  if (card.countryId === countryId) return 0;
  return card.zoneId === zoneId ? 1 : 2;
}
