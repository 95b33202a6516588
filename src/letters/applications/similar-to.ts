import type { Board } from '#board/context/board.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { type LetterOffer, offersOfLetter } from '#board/offers/letter-offers.ts';
import { similarOffers } from '#board/offers/similar-offers.ts';
import type { Locale } from '#words/locale.ts';

/**
 * Returns up to three open offers that are similar to an offer. Returns none if the offer has left the site
 * meanwhile.
 */
export async function similarTo(board: Board, offerId: number, locale: Locale): Promise<LetterOffer[]> {
  try {
    const offers = await similarOffers(board, await readOffer(board, offerId, locale), locale);
    const ids = offers.map(({ id }) => id);
    const open = await offersOfLetter(board, ids, locale);
    return ids.flatMap((id) => open.get(id) ?? []);
  } catch (error) {
    if (error instanceof OfferNotFound) return [];
    throw error;
  }
}
