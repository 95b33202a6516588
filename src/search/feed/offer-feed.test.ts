import { offerSource } from '#board/offers/finding/offer-source.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, truncate, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { readReference } from '#reference/read-reference.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import { boardAnalysis } from './board-analysis.ts';
import { sharedSnapshots } from '#search/store/shared-snapshots.ts';
import { OfferFeed } from './offer-feed.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { OfferStore } from '#search/store/offer-store.ts';
import { currentPlace, databaseIdentity, readChanges } from '#board/offers/finding/read-changes.ts';
import { keepSnapshot } from '#search/store/snapshot-files.ts';

const { db } = await testDatabase();
const folders = join(tmpdir(), `feed-${randomUUID()}`);
afterAll(() => rm(folders, { recursive: true, force: true }));
await insertReference(db);
beforeEach(() => sql`truncate offers cascade`.execute(db));

type Options = Partial<ConstructorParameters<typeof OfferFeed>[0]> & { readonly fingerprint?: string };

function feedOf({ fingerprint = 'one', ...parts }: Options = {}): OfferFeed {
  const analysis = { ...boardAnalysis, fingerprint };
  return new OfferFeed({
    source: offerSource(db),
    now: () => noon,
    analysis,
    limits: { live: 2, sealed: 4 },
    ...parts,
  });
}

async function found(index: OfferIndex, word?: string): Promise<readonly number[]> {
  const text = word === undefined ? null : { clauses: [clauseOf(word)], bonuses: [], excluded: [], phrases: [] };
  const asked = { criteria: noCriteria, locale: 'fr', now: noon, facets: [], skip: 0, limit: 50 } as const;
  return (await index.search({ ...asked, text, sort: sorts.mostViewed })).ids;
}

function clauseOf(word: string) {
  return { terms: boardAnalysis.read(word).terms.map((term) => ({ term, weight: 1 })) };
}

test('the changes of a long transaction are read when it commits, even after those of later transactions', async () => {
  const feed = feedOf();
  await feed.refresh();
  const company_id = await insertCompany(db);
  const slow = await db.startTransaction().execute();
  await insertOffer(slow, { id: 1, company_id });
  await insertOffer(db, { id: 2, company_id });
  expect(await found(await feed.refresh())).toEqual([2]);
  await slow.commit().execute();
  expect(await found(await feed.refresh())).toEqual([2, 1]);
});

test('a rolled back change is never read', async () => {
  const feed = feedOf();
  const company_id = await insertCompany(db);
  const undone = await db.startTransaction().execute();
  await insertOffer(undone, { id: 1, company_id });
  await feed.refresh();
  await undone.rollback().execute();
  expect(await found(await feed.refresh())).toEqual([]);
});

test('changed, deleted, truncated and viewed offers are updated in the index', async () => {
  const feed = feedOf();
  for (const id of [1, 2, 3, 4, 5]) await insertOffer(db, { id, title: `Soudeur ${id}` });
  expect(await found(await feed.refresh(), 'soudeur')).toEqual([5, 4, 3, 2, 1]);
  await db.updateTable('offers').set({ title: 'Horloger' }).where('id', '=', 4).execute();
  await db.deleteFrom('offers').where('id', '=', 5).execute();
  await db.insertInto('offer_views').values({ offer_id: 2, views: 7 }).execute();
  expect(await found(await feed.refresh(), 'soudeur')).toEqual([2, 3, 1]);
  expect(await found(await feed.refresh(), 'horloger')).toEqual([4]);
  await sql`truncate offers cascade`.execute(db);
  expect(await found(await feed.refresh())).toEqual([]);
});

test('an offer is found under the new name of a reference value', async () => {
  const feed = feedOf();
  await insertOffer(db, { id: 1, country_id: 'JP' });
  await feed.refresh();
  await db.updateTable('countries').set({ name_fr: 'Zipangu' }).where('id', '=', 'JP').execute();
  expect(await found(await feed.refresh(), 'zipangu')).toEqual([1]);
});

const untilLater = { rest: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY };

test('while names of the reference change, changed offers are updated, and afterwards all offers are read again', async () => {
  const feed = feedOf({ patience: { rest: 0, most: 0 } });
  await insertOffer(db, { id: 1, country_id: 'JP' });
  await feed.refresh();
  await db.updateTable('countries').set({ name_fr: 'Cipango' }).where('id', '=', 'JP').execute();
  await insertOffer(db, { id: 2 });
  const before = await feed.refresh();
  expect([await found(before), await found(before, 'cipango')]).toEqual([[2, 1], []]);
  await vi.waitFor(async () => expect(await found(await feed.refresh(), 'cipango')).toEqual([1]));
  expect(feed.isUnkept).toBe(true);
});

test('an index that waits for a rebuild is not saved, because the next start would not rebuild it', async () => {
  const folder = join(folders, 'awaited');
  const feed = feedOf({ folder, patience: untilLater });
  await insertOffer(db, { id: 1, country_id: 'JP' });
  await feed.refresh();
  await feed.keep();
  await db.updateTable('countries').set({ name_fr: 'Yamato' }).where('id', '=', 'JP').execute();
  await feed.refresh();
  await feed.keep();
  expect(await found(await feedOf({ folder }).refresh(), 'yamato')).toEqual([1]);
});

function unlessZorbul(text: string) {
  if (text.includes('Zorbul')) throw new Error('unreadable');
  return boardAnalysis.read(text);
}

async function rename(id: number, title: string): Promise<void> {
  await db.updateTable('offers').set({ title }).where('id', '=', id).execute();
}

test('an offer that cannot be indexed is reported, delays no other offer, and is found once it has changed', async () => {
  const onOfferError = vi.fn<(offerId: number, error: unknown) => void>();
  const feed = feedOf({ analysis: { ...boardAnalysis, read: unlessZorbul }, onOfferError });
  for (const id of [1, 2, 3]) await insertOffer(db, { id, title: id === 2 ? 'Zorbul' : 'Soudeur' });
  expect(await found(await feed.refresh())).toEqual([3, 1]);
  await rename(3, 'Zorbul');
  await rename(1, 'Horloger');
  expect(await found(await feed.refresh())).toEqual([1]);
  expect(onOfferError.mock.calls.map(([id]) => id)).toEqual([2, 3]);
  await rename(2, 'Soudeur');
  expect(await found(await feed.refresh())).toEqual([2, 1]);
});

test('the next start has the complete saved index, with the changes since it was saved', async () => {
  const folder = join(folders, 'kept');
  for (const id of [1, 2, 3, 4, 5, 6, 7]) await insertOffer(db, { id, title: `Soudeur ${id}`, city_en: `Town ${id}` });
  const first = feedOf({ folder });
  await first.refresh();
  await first.keep();
  await insertOffer(db, { id: 8, title: 'Soudeur' });
  await db.deleteFrom('offers').where('id', '=', 1).execute();
  const [again, anew] = [await feedOf({ folder }).refresh(), await feedOf().refresh()];
  expect(await found(again, 'soudeur')).toEqual([8, 7, 6, 5, 4, 3, 2]);
  expect(again.cities().toSorted(byKey)).toEqual(anew.cities().toSorted(byKey));
  expect(again.companies().length).toBe(anew.companies().length);
  expect(again.frequency('soudeur')).toBeGreaterThan(0);
});

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

test('a start does not read offers that are in the snapshot', async () => {
  const folder = join(folders, 'unread');
  await insertOffer(db, { id: 1, title: 'Soudeur' });
  const first = feedOf({ folder });
  await first.refresh();
  await first.keep();
  await untold(`update offers set title = 'Horloger'`);
  expect(await found(await feedOf({ folder }).refresh(), 'soudeur')).toEqual([1]);
});

test('a snapshot with a transaction id that this database has not reached is ignored', async () => {
  const folder = join(folders, 'ahead');
  const first = feedOf();
  await insertOffer(db, { id: 1, title: 'Soudeur' });
  await first.refresh();
  const database = (await databaseIdentity(db)) ?? '';
  const store = new OfferStore({ analysis: boardAnalysis, reference: await readReference(db) });
  const seen = '999999999999:999999999999:';
  await keepSnapshot(folder, store, { fingerprint: 'one', database }, { cursor: seen, at: Date.now() });
  expect(await found(await feedOf({ folder }).refresh(), 'soudeur')).toEqual([1]);
});

test('a position of another database yields no changes', async () => {
  const here = await currentPlace(db);
  expect(await readChanges(db, here)).not.toBeNull();
  expect(await readChanges(db, { ...here, database: `${here.database} 2` })).toBeNull();
});

test.each([
  ['of another analysis', async () => undefined, 'two'],
  ['that is cut', async (path: string) => truncate(path, (await stat(path)).size - 9), 'one'],
  ['that is empty', async (path: string) => truncate(path, 0), 'one'],
])('a snapshot %s is ignored', async (rule, spoil, fingerprint) => {
  const folder = join(folders, rule);
  await mkdir(folder, { recursive: true });
  await insertOffer(db, { id: 1, title: 'Soudeur' });
  const first = feedOf({ folder });
  await first.refresh();
  await first.keep();
  await untold(`update offers set title = 'Horloger'`);
  for (const name of await readdir(folder)) await spoil(join(folder, name));
  expect(await found(await feedOf({ folder, fingerprint }).refresh(), 'horloger')).toEqual([1]);
});

test('saving a snapshot deletes the previous one', async () => {
  const folder = join(folders, 'last');
  const feed = feedOf({ folder });
  await feed.refresh();
  for (let times = 0; times < 3; times += 1) await feed.keep();
  expect(await readdir(folder)).toHaveLength(1);
});

/** Changes rows without recording the change in the table of changes. */
async function untold(statement: string): Promise<void> {
  await sql.raw(`set session_replication_role = replica; ${statement}; reset session_replication_role`).execute(db);
}

/** Files that several machines reach, in memory. */
function filesOfAll() {
  const kept = new Map<string, Buffer>();
  return {
    storedAt: async (name: string) => (kept.has(name) ? new Date() : null),
    put: async (name: string, path: string) => void kept.set(name, await readFile(path)),
    get: async (name: string) => {
      const bytes = kept.get(name);
      return bytes === undefined ? null : Readable.from([bytes]);
    },
  };
}

test('a new machine starts from the snapshot that another shared, and reads only the changes since', async () => {
  const shared = sharedSnapshots(filesOfAll());
  await insertOffer(db, { id: 1, title: 'Soudeur' });
  const first = feedOf({ folder: join(folders, 'sharing'), shared });
  await first.refresh();
  await first.keep();
  await untold(`update offers set title = 'Horloger'`);
  await insertOffer(db, { id: 2, title: 'Soudeur' });
  expect(await found(await feedOf({ folder: join(folders, 'joining'), shared }).refresh(), 'soudeur')).toEqual([2, 1]);
});

test('if the shared snapshot cannot be read, the index is built from the database', async () => {
  await insertOffer(db, { id: 1, title: 'Soudeur' });
  const onSharedError = vi.fn<(error: unknown) => void>();
  const away = { ...filesOfAll(), get: () => Promise.reject(new Error('away')) };
  const feed = feedOf({ folder: join(folders, 'alone'), shared: sharedSnapshots(away), onSharedError });
  expect(await found(await feed.refresh(), 'soudeur')).toEqual([1]);
  expect(onSharedError).toHaveBeenCalledOnce();
});
