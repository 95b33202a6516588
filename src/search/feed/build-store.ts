import type { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import { putRow } from './put-row.ts';
import type { OfferSource } from './put-row.ts';
import { currentPlace } from '#board/offers/finding/read-changes.ts';
import type { ReadingPlace } from '#board/offers/finding/read-changes.ts';
import { readOffersAfter } from '#board/offers/finding/read-offers.ts';

/** A store, how far it has read, and when it read that, in milliseconds since 1970. */
export type FedStore = { readonly store: OfferStore; readonly place: ReadingPlace; readonly at: number };

/** Rows read at once: some milliseconds of a session each. */
export const batchSize = 500;
// Ids are PostgreSQL's integers.
const lowestId = -(2 ** 31);

/**
 * Reads every offer that may be found into an empty store. What changes meanwhile is behind its place.
 * @throws when its source is to end
 */
export async function buildStore(source: OfferSource, store: OfferStore): Promise<FedStore> {
  const [at, place] = [Date.now(), await currentPlace(source.db)];
  const pacer = new Pacer();
  for (let last: number | undefined = lowestId; last !== undefined;) {
    source.signal.throwIfAborted();
    const rows = await readOffersAfter(source.db, last, batchSize);
    for (const row of rows) {
      putRow(store, row, source);
      await pacer.pause();
    }
    await tidy(store, pacer);
    last = rows.at(-1)?.id;
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
