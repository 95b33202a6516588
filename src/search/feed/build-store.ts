import type { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import type { OfferSource, ReadingPlace } from './offer-source.ts';
import { type Complain, putOffer } from './put-offer.ts';

/** A store, how far it has read, and when it read that, in milliseconds since 1970. */
export type FedStore = { readonly store: OfferStore; readonly place: ReadingPlace; readonly at: number };

/** The source of the offers, and how a reading of them may end or complain. */
export type Feeding = {
  readonly source: OfferSource;
  readonly complain: Complain;
  /** Ends a reading of everything. */
  readonly signal: AbortSignal;
};

/** Offers read at once: some milliseconds of a session each. */
export const batchSize = 500;
// Ids are PostgreSQL's integers.
const lowestId = -(2 ** 31);

/**
 * Reads every offer that may be found into an empty store. What changes meanwhile is behind its place.
 * @throws when the reading is to end
 */
export async function buildStore({ source, complain, signal }: Feeding, store: OfferStore): Promise<FedStore> {
  const [at, place] = [Date.now(), await source.currentPlace()];
  const pacer = new Pacer();
  for (let last: number | undefined = lowestId; last !== undefined;) {
    signal.throwIfAborted();
    const offers = await source.offersAfter(last, batchSize);
    for (const offer of offers) {
      putOffer(store, offer, complain);
      await pacer.pause();
    }
    await tidy(store, pacer);
    last = offers.at(-1)?.id;
  }
  await sealAll(store);
  return { store, place, at };
}

/** Seals the last segment too: a snapshot holds sealed ones alone. */
export async function sealAll(store: OfferStore): Promise<void> {
  store.close();
  await tidy(store, new Pacer());
}

/** Seals and merges what is due, with pauses for others. */
export async function tidy(store: OfferStore, pacer: Pacer): Promise<void> {
  const steps = store.tidy();
  while (steps.next().done !== true) await pacer.pause();
}
