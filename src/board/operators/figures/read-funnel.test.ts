import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { sweepViewDays } from '#board/offers/sweep-view-days.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { countOpenOffers } from './count-offers.ts';
import { readFunnel } from './read-funnel.ts';

const { db } = await testDatabase();
await insertReference(db);
/** A Wednesday; in Paris, the month began an hour earlier than in UTC. */
const now = new Date('2026-11-25T12:00:00Z');
const board = testBoard(db, { now: () => now });
const offer = await insertOffer(db);

beforeAll(async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const asked = { locale: 'fr', text: 'x', visitors: 1, without_results: 0, opened: 0 } as const;
  await db
    .insertInto('asked_searches')
    .values([
      { ...asked, day: '2026-11-23', searches: 4 },
      { ...asked, day: '2026-11-22', searches: 2 },
      { ...asked, day: '2020-01-01', searches: 9 },
    ])
    .execute();
  const view = { offer_id: offer, browsers: [] };
  await db
    .insertInto('offer_view_days')
    .values([
      { ...view, day: '2026-11-24', address: Buffer.from('a'), added: 3 },
      { ...view, day: '2026-11-10', address: Buffer.from('b'), added: 5 },
    ])
    .execute();
  for (const [at, hours] of [
    ['2026-11-23T01:00:00+01:00', 10],
    ['2026-11-23T09:00:00Z', 30],
    ['2026-10-31T23:30:00Z', null],
  ] as const) {
    const id = await insertApplication(db, viewer);
    await db
      .updateTable('applications')
      .set({ applied_at: new Date(at) })
      .where('id', '=', id)
      .execute();
    if (hours === null) continue;
    const answered_at = new Date(new Date(at).getTime() + hours * hour);
    await db
      .insertInto('application_answers')
      .values({ application_id: id, answer: 'contact', message: null, answered_at })
      .execute();
  }
});

test('figures are counted by weeks from Monday in Paris, a year back, the newest first', async () => {
  const weeks = await readFunnel(board, 'week');
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toMatchObject({
    start: '2026-11-23',
    searches: 4,
    views: 3,
    applications: 2,
    answered: 2,
    medianHours: 20,
  });
  expect(weeks[1]).toMatchObject({ start: '2026-11-16', searches: 2, views: 0, medianHours: null });
});

test('an application half an hour before the end of the UTC month belongs to the month of Paris', async () => {
  const [november, october] = await readFunnel(board, 'month');
  expect([november, october]).toMatchObject([
    { start: '2026-11-01', applications: 3, views: 8 },
    { start: '2026-10-01', applications: 0 },
  ]);
});

test('views stay in the figures after the keys of their visitors are deleted', async () => {
  expect(await sweepViewDays(db, new Date('2026-11-20T00:00:00Z'), 500)).toBe(1);
  expect((await readFunnel(board, 'month'))[0]).toMatchObject({ views: 8 });
});

test('open offers are counted by country and job field', async () => {
  const { total, countries } = await countOpenOffers(board, 'fr');
  expect(total).toBeGreaterThan(0);
  expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});
