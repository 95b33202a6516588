import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { loadReference } from '#reference/load-reference.ts';
import { loadDemo } from './load-demo.ts';

const { db } = await testDatabase();
const target = { db, now: () => new Date('2026-11-21T10:00:00Z') };
const progress: number[] = [];

beforeAll(async () => {
  await loadReference(db);
  await loadDemo(target, { count: 1000, report: (done) => progress.push(done) });
});

const summary = async () =>
  (await sql`select count(*), max(updated_at), sum(hashtext(offers::text)) from offers`.execute(db)).rows;

test('an empty board gets offers and companies whose rows satisfy every constraint', async () => {
  const { offers } = await db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll<number>().as('offers'))
    .executeTakeFirstOrThrow();
  const { views } = await db
    .selectFrom('offer_views')
    .select((eb) => eb.fn.countAll<number>().as('views'))
    .executeTakeFirstOrThrow();
  expect({ offers, views, progress: progress.at(-1) }).toEqual({ offers: 1000, views: 1000, progress: 1000 });
});

test('every offer that is not filled can be found', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from offers o where ${isOpen(target.now())}`.execute(db);
  const { total } = await countFacets(testBoard(db, { now: target.now }), noCriteria, []);
  expect([total, total > 500]).toEqual([rows[0]?.count, true]);
});

test('a second load changes nothing, whatever its options', async () => {
  const before = await summary();
  expect(await loadDemo(target, { count: 50, seed: 3 })).toEqual({ loaded: false, companies: 0, offers: 0 });
  expect(await summary()).toEqual(before);
});

test('a board that has only withdrawn offers is not changed', async () => {
  await sql`update offers set withdrawn_at = now()`.execute(db);
  expect((await loadDemo(target, { count: 50 })).loaded).toBe(false);
});

test('if two programs start together, only one of them loads the demo', async () => {
  await sql`truncate offers, companies cascade`.execute(db);
  const both = await Promise.all([loadDemo(target, { count: 30 }), loadDemo(target, { count: 30 })]);
  expect(both.filter(({ loaded }) => loaded)).toHaveLength(1);
});

test('an interrupted load changes nothing', async () => {
  await sql`truncate offers, companies cascade`.execute(db);
  const cut = loadDemo(target, {
    count: 3000,
    report: () => {
      throw new Error('cut');
    },
  });
  await expect(cut).rejects.toThrow('cut');
  expect(await db.selectFrom('companies').selectAll().execute()).toEqual([]);
});
