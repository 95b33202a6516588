import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAttempts, pruneAttempts, TooManyAttempts } from './attempts.ts';

const { db } = await testDatabase();
const secret = randomBytes(32);
const attempts = createAttempts(db, secret);

const tries = async (who: string, times: number): Promise<number> => {
  const all = await Promise.allSettled(Array.from({ length: times }, () => attempts.count('passwordOfAccount', who)));
  return all.filter(({ status }) => status === 'fulfilled').length;
};

test('an account has ten tries in a quarter of an hour, even if the tries are simultaneous', async () => {
  expect(await tries('ana', 15)).toBe(10);
  await expect(attempts.count('passwordOfAccount', 'ana')).rejects.toBeInstanceOf(TooManyAttempts);
  expect(await tries('lou', 3)).toBe(3);
});

test('a refused try states the waiting time', async () => {
  await tries('lea', 10);
  const refused = await attempts.count('passwordOfAccount', 'lea').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooManyAttempts);
  expect(refused).toMatchObject({ retryAfterSeconds: expect.closeTo(900, -2) });
});

test('a success resets the number of tries', async () => {
  await tries('zoe', 10);
  await attempts.forget('passwordOfAccount', 'zoe');
  expect(await tries('zoe', 1)).toBe(1);
});

test('after a quarter of an hour, tries are counted from zero, and the old count is deleted', async () => {
  await tries('max', 11);
  await db
    .updateTable('idp.attempts')
    .set({ window_start: new Date(Date.now() - 16 * minute) })
    .execute();
  expect(await tries('max', 11)).toBe(10);
  await db
    .updateTable('idp.attempts')
    .set({ window_start: new Date(Date.now() - 25 * hour) })
    .execute();
  await tries('eva', 1);
  await pruneAttempts(db);
  expect((await db.selectFrom('idp.attempts').select('key').execute()).length).toBe(1);
});

test('limits per address can be switched off, limits per account cannot', async () => {
  const open = createAttempts(db, secret, false);
  for (let each = 0; each < 110; each += 1) await open.count('passwordFromAddress', '127.0.0.1');
  expect(
    (await Promise.allSettled(Array.from({ length: 12 }, () => open.count('passwordOfAccount', 'eve')))).filter(
      ({ status }) => status === 'rejected',
    ).length,
  ).toBe(2);
});
