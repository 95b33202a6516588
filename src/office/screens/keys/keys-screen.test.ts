import { beforeEach, expect, test } from 'vitest';
import { readKey } from '#board/operators/keys/read-key.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const clock = { now: noon };
const { enterAs, ask, board } = openOffice({ db, now: () => clock.now });
const { session } = await enterAs('operator');
const post = (form: readonly (readonly [string, string])[]) => ask('/bureau/cles', { session, form });
const make = [
  ['do', 'make'],
  ['name', ' Atelier '],
  ['scopes', 'webhooks'],
  ['expires', ''],
] as const;
const keyIn = (html: string) => /mvi_[0-9a-f]{8}_[\w-]{43}/.exec(html)?.[0] ?? '';

beforeEach(async () => {
  clock.now = noon;
  await db.deleteFrom('api_keys').execute();
});

test('a key is shown once and works; neither the list nor the audit has it', async () => {
  const key = keyIn(await (await post(make)).text());
  expect(await readKey(board, key, 'webhooks')).toMatchObject({ name: 'Atelier' });
  const list = await (await ask('/bureau/cles', { session })).text();
  expect(list).toContain(key.slice(0, 12));
  expect(keyIn(list)).toBe('');
  const audit = JSON.stringify(await db.selectFrom('staff.audit').selectAll().where('act', '=', 'key.make').execute());
  expect(audit).toContain(key.slice(0, 12));
  expect(audit).not.toContain(key.slice(13));
});

test.each([
  [['name', ''], 'make-name'],
  [['name', 'x'.repeat(81)], 'make-name'],
  [['expires', 'tomorrow'], 'make-expires'],
  [['expires', '2020-01-01'], 'make-expires'],
  [['scopes', 'everything'], 'make-scopes'],
] as const)('a key with %j is refused at the field', async ([name, value], id) => {
  const answer = await post(make.map(([field, given]) => [field, field === name ? value : given] as const));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`href="#${id}"`);
  expect(await db.selectFrom('api_keys').select('id').execute()).toEqual([]);
});

test('a key is revoked after a page that says when it was used; a second revocation is refused in words', async () => {
  const key = keyIn(await (await post(make)).text());
  await readKey(board, key, 'webhooks');
  const prefix = key.slice(0, 12);
  expect(
    await (
      await post([
        ['do', 'ask'],
        ['prefix', prefix],
      ])
    ).text(),
  ).toContain('dernière fois');
  const revoke = () =>
    post([
      ['do', 'revoke'],
      ['prefix', prefix],
    ]);
  expect((await revoke()).headers.get('location')).toBe('/bureau/cles?fait=revoked');
  await expect(readKey(board, key, 'webhooks')).rejects.toMatchObject({ code: 'key.revoked' });
  const again = await revoke();
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('déjà révoquée');
});

test('making a key needs a fresh sign-in', async () => {
  clock.now = new Date(noon.getTime() + hour / 2);
  expect((await post(make)).headers.get('location')).toContain('confirmation');
  expect(await db.selectFrom('api_keys').select('id').execute()).toEqual([]);
});
