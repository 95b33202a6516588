import type { OfferStore } from '#search/store/offer-store.ts';
import { type FindableOffer, indexedOffer } from '#search/offer/indexed-offer.ts';

/** Called for an offer that cannot be indexed. */
export type OnOfferError = (offerId: number, error: unknown) => void;

/**
 * Puts an offer into a store. If an offer cannot be indexed, the others are indexed anyway: `onOfferError` is
 * called, and searches do not find the offer until it changes.
 */
export function putOffer(store: OfferStore, offer: FindableOffer, onOfferError: OnOfferError): void {
  try {
    store.put(indexedOffer(offer, store.reference));
  } catch (error) {
    store.remove(offer.id);
    onOfferError(offer.id, error);
  }
}
