import { inBatches, tidy } from './build-store.ts';
import type { FedStore, Feeding } from './build-store.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import { putOffer } from './put-offer.ts';

export type CaughtUp = {
  readonly fed: FedStore;
  /** True if an offer has changed in anything except its number of views. */
  readonly changed: boolean;
  /**
   * True if all offers must be read again, because shared data has changed that any offer may contain, such
   * as the name of a country.
   */
  readonly all: boolean;
};

/**
 * Updates a store to the last committed change. Returns null if the store's position belongs to another
 * database, or to another history of this database.
 */
export async function catchUpStore(feeding: Feeding, { store, place: before }: FedStore): Promise<CaughtUp | null> {
  const at = Date.now();
  const changes = await feeding.source.changesSince(before);
  if (changes === null) return null;
  const { place, all, offers, views } = changes;
  const pacer = new Pacer();
  for (const ids of inBatches(offers)) await putAnew(feeding, store, ids, pacer);
  for (const { id, views: count } of views) store.setViews(id, count);
  await tidy(store, pacer);
  return { fed: { store, place, at }, changed: offers.length > 0, all };
}

async function putAnew(
  { source, onOfferError }: Feeding,
  store: OfferStore,
  ids: readonly number[],
  pacer: Pacer,
): Promise<void> {
  const found = new Map((await source.offersOf(ids)).map((offer) => [offer.id, offer]));
  for (const id of ids) {
    const offer = found.get(id);
    if (offer === undefined) store.remove(id);
    else putOffer(store, offer, onOfferError);
    await pacer.pause();
  }
}
