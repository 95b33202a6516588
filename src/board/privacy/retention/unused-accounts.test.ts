import { beforeEach, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { connectCandidate } from '#board/sign-in/connect-candidate.ts';
import { noteConnection } from '#board/candidates/note-connection.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readEnding } from './read-ending.ts';
import { eraseUnused } from './unused-accounts.ts';

const { db } = await testDatabase();
await insertReference(db);
const years = 730;
const daysAgo = (days: number) => new Date(noon.getTime() - days * day);

const told: unknown[] = [];
const forgotten: string[] = [];
const jobs = { enqueue: async (_db: unknown, _job: unknown, data: unknown) => void told.push(data) };
const accounts = {
  forget: async (_running: unknown, oid: string) => void forgotten.push(oid),
  emailOf: async () => null,
  termsAcceptedAt: async () => null,
  tell: async () => ({}),
};

/** Runs the sweep as if it were the given number of days after `noon`. */
function sweepAfter(days: number): Promise<number> {
  const now = new Date(noon.getTime() + days * day);
  return eraseUnused({ ...testBoard(db, { now: () => now, jobs, accounts }) }, new Date(now.getTime() - years * day));
}

beforeEach(async () => {
  told.length = 0;
  forgotten.length = 0;
  await db.deleteFrom('candidates').execute();
});

test('the owner of an account unused for two years is informed once, and a month later the account is erased with its sign-in', async () => {
  const { candidate } = await insertCandidate({ db }, { last_connection_at: daysAgo(years - 31) });
  expect([await sweepAfter(0), told]).toEqual([0, []]);
  expect([await sweepAfter(1.5), await sweepAfter(2), told.length]).toEqual([0, 0, 1]);
  expect(told).toMatchObject([{ candidateId: candidate.id }]);
  expect((await readEnding({ db }, candidate.id))?.endsAt).toEqual(new Date(noon.getTime() + 31.5 * day));
  expect([await sweepAfter(31), await sweepAfter(32), forgotten]).toEqual([0, 1, [candidate.oid]]);
  expect(await db.selectFrom('candidates').selectAll().execute()).toEqual([]);
});

test('no account is erased without notice, even if it was never used after the sign-up', async () => {
  await insertCandidate({ db }, { registered_at: daysAgo(4000), last_connection_at: null });
  expect([await sweepAfter(0), told.length]).toEqual([0, 1]);
  expect([await sweepAfter(29), await sweepAfter(31)]).toEqual([0, 1]);
});

test('signing in keeps an account for another full period', async () => {
  const { candidate } = await insertCandidate({ db }, { last_connection_at: daysAgo(years) });
  await sweepAfter(0);
  const back = testBoard(db, { now: () => new Date(noon.getTime() + day) });
  const { oid, email } = candidate;
  await connectCandidate(back, { oid, email, firstName: 'Zoé', lastName: 'Ørsted', locale: 'fr' });
  expect(await readEnding({ db }, candidate.id)).toBeUndefined();
  expect([await sweepAfter(60), told.length]).toEqual([0, 1]);
  expect([await sweepAfter(years), told.length]).toEqual([0, 2]);
});

test('using a program keeps an account as signing in does', async () => {
  const { candidate } = await insertCandidate({ db }, { last_connection_at: daysAgo(years) });
  await sweepAfter(0);
  await noteConnection(testBoard(db, { now: () => new Date(noon.getTime() + day) }), candidate.oid);
  expect([await sweepAfter(60), told.length]).toEqual([0, 1]);
});

test('the owner of an unavailable account is not informed, and the account is not erased', async () => {
  await insertCandidate({ db }, { last_connection_at: daysAgo(4000), status_id: 10 });
  expect([await sweepAfter(0), await sweepAfter(90), told]).toEqual([0, 0, []]);
});

test('the letter about the end of an account goes to its own candidate, in the candidate’s language', async () => {
  const [early, late] = [
    await insertCandidate({ db }, { last_connection_at: daysAgo(years), locale: 'en' }),
    await insertCandidate({ db }, { last_connection_at: daysAgo(years - 20) }),
  ];
  await sweepAfter(0);
  const [first, second] = [await readEnding({ db }, early.candidate.id), await readEnding({ db }, late.candidate.id)];
  expect(first).toEqual({ email: early.candidate.email, locale: 'en', endsAt: new Date(noon.getTime() + 30 * day) });
  expect(second).toMatchObject({ email: late.candidate.email, locale: 'fr' });
  expect(await readEnding({ db }, 999_999)).toBeUndefined();
  for (const status_id of [1, 10, -1]) {
    await db.updateTable('candidates').set({ status_id }).where('id', '=', early.candidate.id).execute();
    expect(await readEnding({ db }, early.candidate.id)).toBeUndefined();
  }
});
