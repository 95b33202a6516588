import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { OfferStore } from './offer-store.ts';
import { Pacer } from './pacer.ts';
import { currentCursor } from './read-changes.ts';
import { readOffersAfter } from './read-offers.ts';

/** A store, the transactions that it has seen, and when it saw them, in milliseconds since 1970. */
export type FedStore = { readonly store: OfferStore; readonly cursor: string; readonly at: number };

/** Rows read at once: some milliseconds of a session each. */
export const batchSize = 500;
// Ids are PostgreSQL's integers.
const lowestId = -(2 ** 31);

/** Reads every offer that may be found into an empty store. What changes meanwhile is behind its cursor. */
export async function buildStore(db: Kysely<Tables>, store: OfferStore): Promise<FedStore> {
  const [at, cursor] = [Date.now(), await currentCursor(db)];
  const pacer = new Pacer();
  for (let last: number | undefined = lowestId; last !== undefined;) {
    const offers = await readOffersAfter(db, { id: last, most: batchSize, reference: store.reference });
    for (const offer of offers) {
      store.put(offer);
      await pacer.pause();
    }
    await tidy(store, pacer);
    last = offers.at(-1)?.id;
  }
  await sealAll(store);
  return { store, cursor, at };
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
