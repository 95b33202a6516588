import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { dayInParis } from '#words/paris-days.ts';
import { countRegistration, registrationCounts } from './count-registration.ts';
import { expectRegistration } from './expect-registration.ts';

const { db } = await testDatabase();
const board = { db, now: () => noon };
const today = dayInParis(noon);

beforeEach(() => db.deleteFrom('registration_counts').execute());

test('a registration counts once, on its day and by its kind, even if requests are repeated or simultaneous', async () => {
  const viewer = await insertCandidate(board);
  await expectRegistration(board, viewer.candidate, 'complete');
  const counted = await Promise.all(Array.from({ length: 5 }, () => countRegistration(board, viewer)));
  expect(counted.filter(Boolean)).toEqual(['complete']);
  expect(await registrationCounts(board, 9)).toEqual([{ day: today, simple: 0, complete: 1 }]);
});

test('a sign-in that is not a registration is not counted', async () => {
  for (const viewer of [visitor, await insertCandidate(board)])
    expect(await countRegistration(board, viewer)).toBeNull();
  expect(await registrationCounts(board, 9)).toEqual([]);
});

test('registrations are listed by day and kind, the newest day first, for the requested number of days', async () => {
  for (const [days, kind] of [
    [0, 'simple'],
    [0, 'simple'],
    [-1, 'complete'],
    [-2, 'simple'],
  ] as const) {
    const [viewer, then] = [await insertCandidate(board), { db, now: () => daysFromNoon(days) }];
    await expectRegistration(then, viewer.candidate, kind);
    await countRegistration(then, viewer);
  }
  expect(await registrationCounts(board, 2)).toEqual([
    { day: today, simple: 2, complete: 0 },
    { day: dayInParis(daysFromNoon(-1)), simple: 0, complete: 1 },
  ]);
});

test('deleting an account deletes its registration, unless the registration was already counted', async () => {
  const { candidate } = await insertCandidate(board);
  await expectRegistration(board, candidate, 'simple');
  await db.deleteFrom('candidates').where('id', '=', candidate.id).execute();
  expect(await db.selectFrom('expected_registrations').selectAll().execute()).toEqual([]);
});

test('a registration counts for the day in Paris on which the candidate reaches the welcome page', async () => {
  const viewer = await insertCandidate(board);
  await expectRegistration(board, viewer.candidate, 'simple');
  await countRegistration({ db, now: () => new Date('2026-11-21T23:00:00Z') }, viewer);
  expect(await registrationCounts(board, 9)).toEqual([{ day: '2026-11-22', simple: 1, complete: 0 }]);
});

test('a registration that is expected twice counts once, by its first kind', async () => {
  const viewer = await insertCandidate(board);
  await expectRegistration(board, viewer.candidate, 'complete');
  await expectRegistration(board, viewer.candidate, 'simple');
  expect(await countRegistration(board, viewer)).toBe('complete');
  expect(await countRegistration(board, viewer)).toBeNull();
});

test('a viewer cannot count the registration of another account', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await expectRegistration(board, viewer.candidate, 'simple');
  expect(await countRegistration(board, other)).toBeNull();
  expect(await countRegistration(board, viewer)).toBe('simple');
});
