import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { newKey } from './key-text.ts';
import { listKeys } from './list-keys.ts';
import { makeKey } from './make-key.ts';
import { apiKeyOf, readKey } from './read-key.ts';
import { revokeKey } from './revoke-key.ts';

const { db } = await testDatabase();
const board = { db, now: () => noon };
const tomorrow = { db, now: () => daysFromNoon(1) };
const prefixOf = (text: string) => text.slice(0, 12);

test('a key gives access only to its own scopes and its own operator', async () => {
  const { text } = await makeKey(board, { name: 'Atelier', scopes: ['offers:write'] });
  expect(await readKey(board, text, 'offers:write')).toMatchObject({ name: 'Atelier', prefix: prefixOf(text) });
  await expect(readKey(board, text, 'webhooks')).rejects.toMatchObject({ code: 'key.scope' });
  await expect(readKey(board, undefined, 'webhooks')).rejects.toMatchObject({ code: 'key.missing' });
  await expect(readKey(board, newKey().text, 'webhooks')).rejects.toMatchObject({ code: 'key.unknown' });
});

test('the stored data of a key cannot be used as a key', async () => {
  const { text } = await makeKey(board, { name: 'Secret', scopes: ['webhooks'] });
  const kept = JSON.stringify([await db.selectFrom('api_keys').selectAll().execute(), await listKeys(board)]);
  expect(kept).not.toContain(text.slice(13));
  expect(text.slice(13)).toHaveLength(43);
});

test('expired and revoked keys are refused with the reason', async () => {
  const asked = { name: 'Ended', scopes: ['webhooks'] } as const;
  const { text } = await makeKey(board, { ...asked, expiresAt: daysFromNoon(1) });
  await readKey(board, text, 'webhooks');
  await expect(readKey(tomorrow, text, 'webhooks')).rejects.toMatchObject({ code: 'key.expired' });
  expect(await revokeKey(board, prefixOf(text))).toBe(true);
  expect(await revokeKey(board, prefixOf(text))).toBe(false);
  await expect(readKey(board, text, 'webhooks')).rejects.toMatchObject({ code: 'key.revoked' });
});

test('two keys for the same name belong to one operator', async () => {
  const asked = { name: 'Twice', scopes: ['offers:write'] } as const;
  const texts = [(await makeKey(board, asked)).text, (await makeKey(board, asked)).text];
  const [first, second] = await Promise.all(texts.map((text) => readKey(board, text, 'offers:write')));
  expect(first?.id).toBe(second?.id);
  expect(first?.prefix).not.toBe(second?.prefix);
});

test('the list shows the last day on which a key was used', async () => {
  const { text } = await makeKey(board, { name: 'Used', scopes: ['webhooks'] });
  await readKey(board, text, 'webhooks');
  await readKey(tomorrow, text, 'webhooks');
  const listed = await listKeys(board);
  expect(listed.find(({ prefix }) => prefix === prefixOf(text))?.lastUsedOn).toBe('2026-11-22');
});

test('a key is read from either header, and the scheme may be in any case', () => {
  const { text } = newKey();
  expect(apiKeyOf({ authorization: `bearer ${text}` })).toBe(text);
  expect(apiKeyOf({ 'x-api-key': text })).toBe(text);
  expect(apiKeyOf({ authorization: `Basic ${text}` })).toBeUndefined();
  expect(apiKeyOf({})).toBeUndefined();
});

test('an invalid header is refused without an error of the program', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (header) => {
      const refused = readKey(board, apiKeyOf({ authorization: `Bearer ${header}`, 'x-api-key': header }), 'webhooks');
      await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^key\.(missing|unknown)$/) });
    }),
  );
});

test('using or revoking a key does not affect other keys of its operator', async () => {
  const asked = { name: 'Several', scopes: ['webhooks'] } as const;
  const [used, revoked, idle] = [await makeKey(board, asked), await makeKey(board, asked), await makeKey(board, asked)];
  await readKey(board, used.text, 'webhooks');
  expect(await revokeKey(board, prefixOf(revoked.text))).toBe(true);
  expect(await revokeKey(board, 'mvi_ffffffff')).toBe(false);
  const listed = new Map((await listKeys(board)).map((key) => [key.prefix, [key.lastUsedOn, key.revokedAt]]));
  expect([used, revoked, idle].map(({ text }) => listed.get(prefixOf(text)))).toEqual([
    ['2026-11-21', null],
    [null, noon],
    [null, null],
  ]);
});

test('a refused key does not count as used', async () => {
  const { text } = await makeKey(board, { name: 'Refused', scopes: ['webhooks'] });
  await expect(readKey(board, text, 'offers:write')).rejects.toMatchObject({ code: 'key.scope' });
  expect((await listKeys(board)).find(({ prefix }) => prefix === prefixOf(text))?.lastUsedOn).toBeNull();
});

test('the list of keys has exactly the data by which an operator recognises a key', async () => {
  const [key] = await listKeys(board);
  expect(
    Object.keys(key ?? {})
      .toSorted()
      .join(' '),
  ).toBe('createdAt expiresAt lastUsedOn name prefix revokedAt scopes');
});
