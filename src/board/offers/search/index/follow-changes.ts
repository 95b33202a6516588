import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { batchSize, tidy } from './build-store.ts';
import type { FedStore } from './build-store.ts';
import type { OfferStore } from './offer-store.ts';
import { Pacer } from './pacer.ts';
import { readChanges } from './read-changes.ts';
import { readOffers } from './read-offers.ts';

/**
 * Brings a store to what is committed now. Null when everything is to be read anew.
 * @returns it, and whether an offer has changed, views apart
 */
export async function followChanges(
  db: Kysely<Tables>,
  { store, cursor: before }: FedStore,
): Promise<{ readonly fed: FedStore; readonly changed: boolean } | null> {
  const at = Date.now();
  const { cursor, all, offers, views } = await readChanges(db, before);
  if (all) return null;
  const pacer = new Pacer();
  for (const ids of batches(offers)) await putAnew(db, store, ids, pacer);
  for (const ids of batches(views)) await countViews(db, store, ids);
  await tidy(store, pacer);
  return { fed: { store, cursor, at }, changed: offers.length > 0 };
}

async function putAnew(db: Kysely<Tables>, store: OfferStore, ids: readonly number[], pacer: Pacer): Promise<void> {
  const found = new Map((await readOffers(db, ids, store.reference)).map((offer) => [offer.id, offer]));
  for (const id of ids) {
    const offer = found.get(id);
    if (offer === undefined) store.remove(id);
    else store.put(offer);
    await pacer.pause();
  }
}

async function countViews(db: Kysely<Tables>, store: OfferStore, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('offer_views')
    .select(['offer_id', 'views'])
    .where('offer_id', '=', (row) => row.fn.any(row.val(ids)))
    .execute();
  for (const { offer_id, views } of rows) store.setViews(offer_id, views);
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
}
