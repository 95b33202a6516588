import type { Board } from '#board/board.ts';
import type { OfferCard } from '#board/offers/offer-card.ts';
import type { OfferDetails } from '#board/offers/offer-details.ts';
import { noCriteria } from '#board/offers/search/criteria.ts';
import type { Locale } from '#words/locale.ts';
import { findOffers } from '#board/offers/search/find-offers.ts';

const wanted = 3;

type Asked = Pick<OfferDetails, 'id' | 'specializations' | 'zoneId' | 'countryId'>;

/** Up to three other open offers: of the same profession, in the same country first. */
export async function similarOffers(board: Board, offer: Asked, locale: Locale): Promise<OfferCard[]> {
  const specializations = offer.specializations.map(({ id }) => id).toSorted((a, b) => a - b);
  const sameCountry = { ...noCriteria, zones: [offer.zoneId], countries: [offer.countryId] };
  const wishes = [{ ...sameCountry, specializations }, { ...noCriteria, specializations }, sameCountry];
  const found = new Map<number, OfferCard>();
  for (const wish of wishes) {
    const { offers } = await findOffers(board, wish, { locale, limit: wanted + 1 });
    for (const one of offers) if (one.id !== offer.id && found.size < wanted) found.set(one.id, one);
    if (found.size === wanted) break;
  }
  return [...found.values()];
}
