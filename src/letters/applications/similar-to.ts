import type { Board } from '#board/context/board.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { similarOffers } from '#board/offers/similar-offers.ts';
import type { Locale } from '#words/locale.ts';

export type SimilarOffer = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly city: string;
};

/**
 * Returns up to three open offers that are similar to an offer. Returns none if the offer has left the site
 * meanwhile.
 */
export async function similarTo(board: Board, offerId: number, locale: Locale): Promise<SimilarOffer[]> {
  try {
    const offers = await similarOffers(board, await readOffer(board, offerId, locale), locale);
    return offers.map(({ id, title, companyName, cityName: city }) => ({ id, title, companyName, city }));
  } catch (error) {
    if (error instanceof OfferNotFound) return [];
    throw error;
  }
}
