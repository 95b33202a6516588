import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAttempts, TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import type { KnownDevice } from '#identity/provider/accounts/known-device.ts';
import { countNewCode, type WantedCode } from './new-code.ts';

const { db } = await testDatabase();
// Tries without limits per network, because other tests check those limits.
const attempts = createAttempts(db, randomBytes(32), false);
const email = 'ana@exemple.fr';
const stranger: KnownDevice = { id: 'stranger', knows: () => false };
const own: KnownDevice = { id: 'own', knows: (asked) => asked === email };

type Asked = { readonly from?: string; readonly device?: KnownDevice; readonly purpose?: WantedCode['purpose'] };

const ask = async ({ from = 'home', device = stranger, purpose = 'passwordReset' }: Asked): Promise<boolean> =>
  countNewCode({ attempts }, { address: from, device }, { email, purpose }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    },
  );

/** Requests several codes and returns the number of codes sent. */
async function asks(times: number, asked: Asked): Promise<number> {
  let sent = 0;
  for (let each = 0; each < times; each += 1) sent += (await ask(asked)) ? 1 : 0;
  return sent;
}

/**
 * Simulates strangers in many networks who request five codes each. Only the first network really requests
 * codes; the count is then multiplied.
 */
async function strangersAsk(networks: number, asked: Asked = {}): Promise<void> {
  await asks(5, { ...asked, from: 'stranger' });
  const attempts = sql<number>`attempts * ${networks}`;
  await db.updateTable('idp.attempts').set({ attempts }).execute();
}

/** Simulates that a quarter of an hour has passed. */
const wait = () =>
  db
    .updateTable('idp.attempts')
    .set({ window_start: sql<Date>`window_start - interval '16 minutes'` })
    .execute();

beforeEach(() => db.deleteFrom('idp.attempts').execute());

test('a network may request five codes per purpose and mailbox in a quarter of an hour, and ten a day', async () => {
  expect(await asks(6, {})).toBe(5);
  expect(await asks(1, { purpose: 'signUp' })).toBe(1);
  await wait();
  expect(await asks(6, {})).toBe(5);
  await wait();
  expect(await asks(1, {})).toBe(0);
});

test('strangers in many networks cannot use up the owner’s codes in another network', async () => {
  await strangersAsk(19);
  expect(await ask({})).toBe(true);
});

test('strangers can cause at most a hundred codes a day per purpose and mailbox', async () => {
  await strangersAsk(20);
  expect(await ask({})).toBe(false);
  expect(await ask({ purpose: 'signUp' })).toBe(true);
});

test('a known browser gets a code even in the strangers’ network', async () => {
  await strangersAsk(20);
  expect(await asks(6, { from: 'stranger', device: own })).toBe(5);
});

test('the right password of an unconfirmed account always leads to a code, even after many tries by strangers', async () => {
  await strangersAsk(20, { purpose: 'emailConfirmation' });
  expect(await ask({ purpose: 'emailConfirmation' })).toBe(true);
});
