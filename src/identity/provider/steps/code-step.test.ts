import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAttempts } from '#identity/provider/accounts/attempts.ts';
import { countCodeTry, giveCodeTryBack } from './code-step.ts';

const { db } = await testDatabase();
const attempts = createAttempts(db, randomBytes(32));
const guesser = { address: 'guesser' };

async function guess(times: number, asking = guesser): Promise<number> {
  const tries = Array.from({ length: times }, () => countCodeTry({ attempts }, asking));
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
}

beforeEach(() => db.deleteFrom('idp.attempts').execute());

test('a network may type thirty wrong codes in a quarter of an hour, and other networks are not affected', async () => {
  expect(await guess(35)).toBe(30);
  expect(await guess(1, { address: 'home' })).toBe(1);
});

test('right codes are not counted, and do not reset the count of wrong codes', async () => {
  await guess(29);
  for (let each = 0; each < 3; each += 1) {
    expect(await guess(1)).toBe(1);
    await giveCodeTryBack({ attempts }, guesser);
  }
  expect(await guess(3)).toBe(1);
});
