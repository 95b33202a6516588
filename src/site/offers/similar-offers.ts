import type { Board } from '#board/board.ts';
import type { OfferCard } from '#board/offers/offer-card.ts';
import type { OfferDetails } from '#board/offers/offer-details.ts';
import { noCriteria } from '#board/offers/search/criteria.ts';
import { searchOffers } from '#board/offers/search/search-offers.ts';
import type { Locale } from '#words/locale.ts';

const wanted = 3;

type Asked = Pick<OfferDetails, 'id' | 'specializations' | 'zoneId' | 'countryId'>;

/** Up to three other open offers: of the same profession, in the same country first. */
export async function similarOffers(board: Board, offer: Asked, locale: Locale): Promise<OfferCard[]> {
  const specializationIds = offer.specializations.map(({ id }) => id).toSorted((a, b) => a - b);
  const sameCountry = { ...noCriteria, zoneIds: [offer.zoneId], countryIds: [offer.countryId] };
  const wishes = [{ ...sameCountry, specializationIds }, { ...noCriteria, specializationIds }, sameCountry];
  const found = new Map<number, OfferCard>();
  for (const wish of wishes) {
    const { offers } = await searchOffers(board, wish, { locale, pageSize: wanted + 1 });
    for (const one of offers) if (one.id !== offer.id && found.size < wanted) found.set(one.id, one);
    if (found.size === wanted) break;
  }
  return [...found.values()];
}
