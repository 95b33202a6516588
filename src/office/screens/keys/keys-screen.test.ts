import { beforeEach, expect, test } from 'vitest';
import { readKey } from '#board/operators/keys/read-key.ts';
import { revokeKey } from '#board/operators/keys/revoke-key.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour, minute } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

type Form = readonly (readonly [string, string])[];

const { db } = await testDatabase();
const clock = { now: noon };
const { enterAs, ask, board } = openOffice({ db, now: () => clock.now });
const { session } = await enterAs('operator');
const post = (form: Form) => ask('/bureau/cles', { session, form });
const page = async (address = '/bureau/cles') => (await ask(address, { session })).text();
const typed = [
  ['do', 'make'],
  ['name', ' Atelier '],
  ['scopes', 'webhooks'],
  ['expires', ''],
] as const;
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
const keyIn = (html: string) => /mvi_[0-9a-f]{8}_[\w-]{43}/.exec(html)?.[0] ?? '';
/** Opens the form and fills it in. */
const filled = async (): Promise<Form> => [...typed, ['token', tokenIn(await page())]];
const send = async (form: Form) => (await post(form)).headers.get('location') ?? '';
const keys = () => db.selectFrom('api_keys').select('id').execute();
const made = () => db.selectFrom('staff.audit').selectAll().where('act', '=', 'key.make').execute();

beforeEach(async () => {
  clock.now = noon;
  await db.deleteFrom('api_keys').execute();
});

test('a key works; neither the list nor the audit has it', async () => {
  const key = keyIn(await page(await send(await filled())));
  expect(await readKey(board, key, 'webhooks')).toMatchObject({ name: 'Atelier' });
  const list = await page();
  expect(list).toContain(key.slice(0, 12));
  expect(keyIn(list)).toBe('');
  const audit = JSON.stringify(await made());
  expect(audit).toContain(key.slice(0, 12));
  expect(audit).not.toContain(key.slice(13));
});

test('a form that is sent twice, even at once, makes one key and shows it both times', async () => {
  const form = await filled();
  const before = (await made()).length;
  const addresses = await Promise.all([send(form), send(form)]);
  addresses.push(await send(form));
  const shown = await Promise.all(addresses.map((address) => page(address).then(keyIn)));
  expect(shown[0]).toMatch(/^mvi_/);
  expect(new Set(shown).size).toBe(1);
  expect(await keys()).toHaveLength(1);
  expect(await made()).toHaveLength(before + 1);
});

test('a new form makes a key of its own', async () => {
  const shown = [await page(await send(await filled())), await page(await send(await filled()))].map(keyIn);
  expect(new Set(shown).size).toBe(2);
});

test('the page of a new key shows it for ten minutes, to the member who made it, until it is revoked', async () => {
  const address = await send(await filled());
  const other = await enterAs('operator');
  expect(keyIn(await (await ask(address, { session: other.session })).text())).toBe('');
  clock.now = new Date(noon.getTime() + 9 * minute);
  const key = keyIn(await page(address));
  expect(key).toMatch(/^mvi_/);
  clock.now = new Date(noon.getTime() + 11 * minute);
  expect(await page(address)).toContain('ne peut plus être affichée');
  expect(keyIn(await page(address))).toBe('');
  clock.now = noon;
  await revokeKey(board, key.slice(0, 12));
  expect(keyIn(await page(address))).toBe('');
});

test.each([
  ['with another name', [['name', 'Other']]],
  ['of another member', [['token', 'eyJ9']]],
  ['without its token', [['token', '']]],
] as const)('a used form %s makes no key, says so and can be sent again', async (_, changes) => {
  const form = await filled();
  await send(form);
  const answer = await post([...form.filter(([name]) => !changes.some(([field]) => field === name)), ...changes]);
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(html).toContain('Ce formulaire a déjà servi');
  expect(await keys()).toHaveLength(1);
  await send([...typed, ['token', tokenIn(html)]]);
  expect(await keys()).toHaveLength(2);
});

test.each([
  [['name', ''], 'make-name'],
  [['name', 'x'.repeat(81)], 'make-name'],
  [['expires', 'tomorrow'], 'make-expires'],
  [['expires', '2020-01-01'], 'make-expires'],
  [['scopes', 'everything'], 'make-scopes'],
] as const)('a key with %j is refused at the field', async ([name, value], id) => {
  const answer = await post((await filled()).map(([field, given]) => [field, field === name ? value : given] as const));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`href="#${id}"`);
  expect(await keys()).toEqual([]);
});

test('a key is revoked after a page that says when it was used; a second revocation is refused in words', async () => {
  const key = keyIn(await page(await send(await filled())));
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
  expect(await send(await filled())).toContain('confirmation');
  expect(await keys()).toEqual([]);
});
