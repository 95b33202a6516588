import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import type { Tables } from '#database/tables.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { pruneChanges } from '#board/offers/finding/read-changes.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference, noon } from '../testing/offer-fixtures.ts';
import { isOpen } from '../open-offers.ts';
import { beginning, type ChangesPage, followOffers } from './follow-offers.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db);
let now = noon;
const board = testBoard(db, { now: () => now });
beforeEach(async () => {
  now = noon;
  await sql`truncate offers cascade`.execute(db);
});

/** A follower of the board's changes. It records the titles of the offers that were reported. */
class Follower {
  readonly titles = new Map<number, string>();
  kinds: string[] = [];
  #place = beginning;

  async page(limit: number): Promise<ChangesPage> {
    const followed = await followOffers(board, this.#place, limit);
    // Converts the position to JSON and back, because followers store it as text between two requests.
    this.#place = JSON.parse(JSON.stringify(followed.place));
    for (const { id, kind, offer } of followed.changes) {
      if (kind === 'published' || kind === 'updated') this.titles.set(id, offer?.title ?? '');
      else this.titles.delete(id);
    }
    this.kinds.push(...followed.changes.map(({ id, kind }) => `${id} ${kind}`));
    return followed;
  }

  async catchUp(limit = 100): Promise<string[]> {
    this.kinds = [];
    while ((await this.page(limit)).more);
    return this.kinds;
  }
}

async function openTitles(): Promise<Map<number, string>> {
  const rows = await db.selectFrom('offers as o').select(['o.id', 'o.title']).where(isOpen(now)).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

test('an offer is reported as published, changed, filled, withdrawn or restored', async () => {
  for (const id of [1, 2, 3, 4]) await insertOffer(db, { id, company_id });
  await insertOffer(db, { id: 5, company_id, withdrawn_at: noon });
  const follower = new Follower();
  expect(await follower.catchUp()).toEqual(['1 published', '2 published', '3 published', '4 published']);
  const change = (id: number) => db.updateTable('offers').where('id', '=', id);
  await change(1).set({ title: 'Autre' }).execute();
  await change(2).set({ filled_at: noon }).execute();
  await change(3).set({ withdrawn_at: noon }).execute();
  await change(5).set({ withdrawn_at: null }).execute();
  await insertOffer(db, { id: 6, company_id });
  await change(6).set({ title: 'Corrigé' }).execute();
  await db.deleteFrom('offers').where('id', '=', 4).execute();
  expect(await follower.catchUp()).toEqual([
    '1 updated',
    '2 filled',
    '3 withdrawn',
    '4 withdrawn',
    '5 published',
    '6 published',
  ]);
  expect(await follower.catchUp()).toEqual([]);
});

test('the beginning and the end of a broadcast are reported when they happen', async () => {
  await insertOffer(db, { id: 1, company_id, broadcast_start: daysFromNoon(1) });
  await insertOffer(db, { id: 2, company_id, broadcast_end: daysFromNoon(2) });
  const follower = new Follower();
  expect(await follower.catchUp()).toEqual(['2 published']);
  now = daysFromNoon(1);
  expect(await follower.catchUp()).toEqual(['1 published']);
  now = daysFromNoon(3);
  expect(await follower.catchUp()).toEqual(['2 expired']);
});

test('an offer that was never public is not reported; an offer whose broadcast is postponed counts as withdrawn', async () => {
  const change = (id: number) => db.updateTable('offers').where('id', '=', id);
  await insertOffer(db, { id: 1, company_id });
  const follower = new Follower();
  await follower.catchUp();
  await insertOffer(db, { id: 2, company_id, broadcast_start: daysFromNoon(1) });
  await insertOffer(db, { id: 3, company_id, broadcast_start: daysFromNoon(1) });
  await insertOffer(db, { id: 4, company_id, withdrawn_at: noon });
  expect(await follower.catchUp()).toEqual([]);
  await change(1)
    .set({ broadcast_start: daysFromNoon(3) })
    .execute();
  await change(2).set({ title: 'Autre' }).execute();
  await change(3).set({ withdrawn_at: noon }).execute();
  expect(await follower.catchUp()).toEqual(['1 withdrawn']);
  now = daysFromNoon(2);
  expect(await follower.catchUp()).toEqual(['2 published']);
});

test('while no offer changes, the position stays the same, even if other data are written', async () => {
  await insertOffer(db, { id: 1, company_id });
  const { place } = await followOffers(board, beginning, 10);
  await db.insertInto('offer_views').values({ offer_id: 1, views: 3 }).execute();
  expect((await followOffers(board, place, 10)).place).toEqual(place);
});

test('a follower that was offline for longer than the index keeps changes misses no change', async () => {
  for (const id of [1, 2, 3]) await insertOffer(db, { id, company_id });
  const follower = new Follower();
  await follower.catchUp();
  await insertOffer(db, { id: 4, company_id });
  for (const title of ['Un', 'Deux']) await db.updateTable('offers').set({ title }).where('id', 'in', [1, 4]).execute();
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', 2).execute();
  await sql`update offer_changes set changed_at = now() - interval '30 days'`.execute(db);
  await pruneChanges(db);
  expect(await follower.catchUp()).toEqual(['1 updated', '2 withdrawn', '4 published']);
});

test('a position from another history of the database is refused', async () => {
  const { place } = await followOffers(board, beginning, 10);
  await expect(followOffers(board, { ...place, database: 'another' }, 10)).rejects.toMatchObject({
    code: 'offers.otherHistory',
  });
  await expect(followOffers(board, { ...place, seen: '9000000:9000000:' }, 10)).rejects.toMatchObject({
    code: 'offers.otherHistory',
  });
});

type Work = (on: Transaction<Tables>) => Promise<unknown>;

/**
 * Returns a transaction that changes an offer of its own lane. Transactions of different lanes never wait for
 * each other.
 */
function workOn(lane: number, step: number, kind: number): Work {
  const id = lane * 100 + (step % 2) + 1;
  const one = (on: Transaction<Tables>) => on.updateTable('offers').where('id', '=', id);
  if (kind === 0) return (on) => one(on).set({ withdrawn_at: noon }).execute();
  if (kind === 1)
    return (on) =>
      one(on)
        .set({ withdrawn_at: null, title: `Titre ${step}` })
        .execute();
  if (kind === 2) return (on) => one(on).set({ filled_at: noon }).execute();
  if (kind === 3)
    return (on) =>
      one(on)
        .set({ filled_at: null, title: `Autre ${step}` })
        .execute();
  return (on) => insertOffer(on, { id: lane * 100 + 10 + step, company_id });
}

test('in the end a follower has exactly the offers of the board, in whatever order transactions begin and end', async () => {
  const act = fc.constantFrom('work', 'work', 'commit', 'undo', 'read');
  const step = fc.record({ lane: fc.nat(1), act, kind: fc.nat(4), limit: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      await sql`truncate offers cascade`.execute(db);
      for (const id of [1, 2, 101, 102]) await insertOffer(db, { id, company_id });
      const follower = new Follower();
      const open = new Map<number, Awaited<ReturnType<ReturnType<typeof db.startTransaction>['execute']>>>();
      for (const [at, { lane, act, kind, limit }] of steps.entries()) {
        if (act === 'read') await follower.page(limit);
        if (act === 'work') {
          const transaction = open.get(lane) ?? (await db.startTransaction().execute());
          open.set(lane, transaction);
          await workOn(lane, at, kind)(transaction);
        }
        if (act === 'commit') await open.get(lane)?.commit().execute();
        if (act === 'undo') await open.get(lane)?.rollback().execute();
        if (act === 'commit' || act === 'undo') open.delete(lane);
      }
      for (const transaction of open.values()) await transaction.commit().execute();
      await follower.catchUp(2);
      expect(follower.titles).toEqual(await openTitles());
    }),
    { numRuns: 8 },
  );
});
