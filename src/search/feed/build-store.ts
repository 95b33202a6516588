import type { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import type { OfferSource, ReadingPlace } from './offer-source.ts';
import { type OnOfferError, putOffer } from './put-offer.ts';

/**
 * A store, the position up to which it has read the changes of its source, and the time of that reading
 * (milliseconds since 1970).
 */
export type FedStore = { readonly store: OfferStore; readonly place: ReadingPlace; readonly at: number };

/** The source of the offers, the signal that ends a reading, and the function that gets errors. */
export type Feeding = {
  readonly source: OfferSource;
  readonly onOfferError: OnOfferError;
  /** When aborted, ends a reading of all offers. */
  readonly signal: AbortSignal;
};

/** Number of offers that a query reads, in some milliseconds of a database session. */
export const batchSize = 500;
// PostgreSQL's smallest integer.
const lowestId = -(2 ** 31);

/**
 * Reads every searchable offer into an empty store. Changes during the reading come after the store's
 * position, so they are read later.
 * @throws when the reading is aborted
 */
export async function buildStore({ source, onOfferError, signal }: Feeding, store: OfferStore): Promise<FedStore> {
  const [at, place] = [Date.now(), await source.currentPlace()];
  const pacer = new Pacer();
  for await (const offers of allOffers(source, signal)) {
    for (const offer of offers) {
      putOffer(store, offer, onOfferError);
      await pacer.pause();
    }
    await tidy(store, pacer);
  }
  await sealAll(store);
  return { store, place, at };
}

/** Reads every searchable offer in batches, by ascending id. @throws when the reading is aborted */
export async function* allOffers(source: OfferSource, signal: AbortSignal) {
  for (let last: number | undefined = lowestId; last !== undefined;) {
    signal.throwIfAborted();
    const offers = await source.offersAfter(last, batchSize);
    yield offers;
    last = offers.at(-1)?.id;
  }
}

/** Splits ids into lists for one query each. */
export function inBatches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Seals all segments. The last one is sealed too, because a snapshot contains only sealed segments. */
export async function sealAll(store: OfferStore): Promise<void> {
  store.close();
  await tidy(store, new Pacer());
}

/** Seals and merges full segments, and pauses for other work. */
export async function tidy(store: OfferStore, pacer: Pacer): Promise<void> {
  const steps = store.tidy();
  while (steps.next().done !== true) await pacer.pause();
}
