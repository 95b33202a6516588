import { beforeEach, expect, test, vi } from 'vitest';
import { second } from '#durations.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { newKey } from './key-text.ts';
import { createPrefixOfKey } from './known-keys.ts';
import { makeKey } from './make-key.ts';
import { revokeKey } from './revoke-key.ts';

const { db } = await testDatabase();
const clock = { at: noon };
const board = { db, now: () => clock.at };
const wait = (seconds: number) => {
  clock.at = new Date(clock.at.getTime() + seconds * second);
};

beforeEach(() => {
  clock.at = noon;
});

test('a valid key is recognised by its prefix; invented, expired and revoked keys are not', async () => {
  const prefixOf = createPrefixOfKey(board);
  const scopes = ['webhooks'] as const;
  const { text } = await makeKey(board, { name: 'Atelier', scopes });
  const expired = await makeKey(board, { name: 'Atelier', scopes, expiresAt: noon });
  expect(await prefixOf(text)).toBe(text.slice(0, 12));
  for (const other of [newKey().text, expired.text, 'mvi_nonsense', '', text.toUpperCase()])
    expect(await prefixOf(other)).toBeNull();
  await revokeKey(board, text.slice(0, 12));
  wait(61);
  expect(await prefixOf(text)).toBeNull();
});

test('a new key is recognised within a second', async () => {
  const prefixOf = createPrefixOfKey(board);
  await prefixOf(newKey().text);
  const { text } = await makeKey(board, { name: 'Late', scopes: ['webhooks'] });
  wait(1);
  expect(await prefixOf(text)).toBe(text.slice(0, 12));
});

test('a hundred invented keys cause one query', async () => {
  const prefixOf = createPrefixOfKey(board);
  const asked = vi.spyOn(db, 'selectFrom');
  await Promise.all(Array.from({ length: 100 }, () => prefixOf(newKey().text)));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});
