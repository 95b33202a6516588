import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { batchSize, tidy } from './build-store.ts';
import type { FedStore } from './build-store.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import { putRow } from './put-row.ts';
import type { OfferSource } from './put-row.ts';
import { readChanges } from '#board/offers/finding/read-changes.ts';
import { readOffers } from '#board/offers/finding/read-offers.ts';

export type Followed = {
  readonly fed: FedStore;
  /** An offer has changed, views apart. */
  readonly changed: boolean;
  /** What stands in any offer has changed too: everything is to be read anew. */
  readonly all: boolean;
};

/** Brings a store to what is committed now. Null when what it has read was of another history. */
export async function followChanges(source: OfferSource, { store, place: before }: FedStore): Promise<Followed | null> {
  const at = Date.now();
  const changes = await readChanges(source.db, before);
  if (changes === null) return null;
  const { place, all, offers, views } = changes;
  const pacer = new Pacer();
  for (const ids of batches(offers)) await putAnew(source, store, ids, pacer);
  for (const ids of batches(views)) await countViews(source.db, store, ids);
  await tidy(store, pacer);
  return { fed: { store, place, at }, changed: offers.length > 0, all };
}

async function putAnew(source: OfferSource, store: OfferStore, ids: readonly number[], pacer: Pacer): Promise<void> {
  const found = new Map((await readOffers(source.db, ids)).map((row) => [row.id, row]));
  for (const id of ids) {
    const row = found.get(id);
    if (row === undefined) store.remove(id);
    else putRow(store, row, source);
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
