import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { listSigningKeys, readSigningKeys, rotateSigningKeys } from './signing-keys.ts';

const { db } = await testDatabase();
const start = new Date('2026-11-21T00:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * day);
const warnings: string[] = [];
const keep = (_facts: object, message: string): void => void warnings.push(message);
const log = { error: keep, warn: keep, info: keep };
const seal = createSeal(randomBytes(32), 'signing-keys');
const kids = async (now: Date, by = seal) => (await readSigningKeys({ db, seal: by, log }, now)).map(({ kid }) => kid);

test('simultaneous starts make one key, encrypted with the secret', async () => {
  const [first, second] = await Promise.all([kids(start), kids(start)]);
  expect(first.length).toBe(1);
  expect(second).toEqual(first);
  const row = await db.selectFrom('idp.signing_keys').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed.toString('latin1')).not.toContain('"d"');
});

test('after 90 days a new key is published and signs a day later, and the old key still verifies', async () => {
  const [old] = await kids(after(89));
  const published = await kids(after(90));
  expect(published.length).toBe(2);
  expect(published[0]).toBe(old);
  const next = await kids(after(91));
  expect(next).toEqual([published[1], old]);
});

test('a key encrypted with another secret is skipped with a warning, and a new key is made', async () => {
  const keys = await kids(after(91), createSeal(randomBytes(32), 'signing-keys'));
  expect(keys.length).toBe(1);
  expect(warnings.length).toBeGreaterThan(0);
});

test('a requested key is published at once and signs a day later, and the old key still verifies', async () => {
  const own = createSeal(randomBytes(32), 'signing-keys');
  const store = { db, log, seal: own };
  const uses = async (now: Date) => (await listSigningKeys(store, now)).map(({ use }) => use);
  const [old] = await kids(start, own);
  await rotateSigningKeys(store, after(1), false);
  expect(await kids(after(1), own)).toEqual([old, expect.any(String)]);
  expect(await uses(after(1))).toEqual(['signs', 'will sign']);
  expect((await kids(after(2), own)).at(-1)).toBe(old);
  expect(await uses(after(2))).toEqual(['signs', 'verifies']);
});

test('after a leak the new key signs at once, and no other key is published', async () => {
  const before = await kids(after(3));
  await rotateSigningKeys({ db, log, seal }, after(3), true);
  const [now, ...others] = await kids(after(3));
  expect(before).not.toContain(now);
  expect(others).toEqual([]);
  expect(await listSigningKeys({ db, log, seal }, after(3))).toEqual([{ kid: now, madeAt: after(3), use: 'signs' }]);
});
