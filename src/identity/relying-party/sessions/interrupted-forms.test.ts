import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createCookieJar } from '#http/cookies.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createInterruptedForms } from './interrupted-forms.ts';
import { createSessionStore } from './session-store.ts';

const { db } = await testDatabase();
const cookies = createCookieJar(new URL('https://mvi.example'));
const nowhere = { browser: null, system: null, network: null };
const sessions = createSessionStore(createSeal(randomBytes(32), 'sessions'));
const forms = createInterruptedForms({ db, seal: createSeal(randomBytes(32), 'kept-forms'), cookies }, sessions);
const typed = { message: 'Bonjour,\nje suis Zoé.', email: 'zoe@exemple.fr' };
const sender = 'a network';
const zoe = await signIn('zoe');
const paul = await signIn('paul');

beforeEach(() => db.deleteFrom('kept_forms').execute());

/** Signs in and returns the cookie of the session. */
async function signIn(oid: string): Promise<string> {
  const claims = { oid, tfp: null, emails: [], given_name: '', family_name: '', name: '' };
  const content = { claims, idToken: '', accessToken: '', refreshToken: null };
  return `__Host-session=${await sessions.create(db, { policy: 'signInFr', content, accessExpiresAt: new Date(), device: nowhere })}`;
}

type Kept = { cookie: string; claimToken: string };

/** Sends a form by an unknown person, or by the person of the ended session `by`. */
async function keep(form = 'application 1', by: string | null = null, fields = typed, from = sender): Promise<Kept> {
  const { setCookie, claimToken } = await forms.keep({ form, typed: fields, sender: from }, by);
  return { cookie: setCookie[0]?.split(';', 1)[0] ?? '', claimToken: claimToken ?? '' };
}

const take = async (form: string, ...header: string[]) => (await forms.take(form, header.join('; ')))?.typed ?? null;

test('typed values are returned once, only to the same browser and form, and then the cookie is deleted', async () => {
  const { cookie } = await keep('application 1', zoe);
  expect(cookie).toMatch(/^__Host-/);
  expect(await take('application 2', zoe, cookie)).toBeNull();
  expect(await take('application 1', zoe, '__Host-kept-form=invented')).toBeNull();
  expect(await forms.take('application 1', `${zoe}; ${cookie}`)).toEqual({
    typed,
    setCookie: cookies.clear('kept-form'),
  });
  expect(await take('application 1', zoe, cookie)).toBeNull();
});

test('only the account of the ended session gets its interrupted form back', async () => {
  const lea = await signIn('lea');
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('oid', '=', 'lea')
    .execute();
  const { cookie, claimToken } = await keep('profile', lea);
  await forms.own(claimToken, 'paul', cookie);
  expect(await take('profile', paul, cookie)).toBeNull();
  expect(await take('profile', cookie)).toBeNull();
  expect(await take('profile', await signIn('lea'), cookie)).toEqual(typed);
});

test('a visitor’s form belongs to the sign-in that the form started, not to a later sign-in', async () => {
  const { cookie, claimToken } = await keep();
  expect(await take('application 1', zoe, cookie)).toBeNull();
  await forms.own('another', 'paul', cookie);
  await forms.own(claimToken, 'paul', null);
  expect(await take('application 1', paul, cookie)).toBeNull();
  await forms.own(claimToken, 'zoe', cookie);
  await forms.own(claimToken, 'paul', cookie);
  expect(await take('application 1', paul, cookie)).toBeNull();
  expect(await take('application 1', zoe, cookie)).toEqual(typed);
});

test('a form can be deleted with its cookie', async () => {
  const { cookie } = await keep('application 1', zoe);
  expect(await forms.forget(cookie)).toEqual([cookies.clear('kept-form')]);
  expect(await take('application 1', zoe, cookie)).toBeNull();
  expect(await forms.forget(null)).toEqual([]);
});

test('only one of two simultaneous requests gets the form', async () => {
  const { cookie } = await keep('application 1', zoe);
  const taken = await Promise.all([1, 2, 3, 4].map(() => take('application 1', zoe, cookie)));
  expect(taken.filter(Boolean)).toEqual([typed]);
});

test('neither the database nor the cookie reveals typed values', async () => {
  const { cookie } = await keep();
  const stored = Buffer.concat((await db.selectFrom('kept_forms').select('sealed').execute()).map((row) => row.sealed));
  for (const text of [cookie, stored.toString('latin1')]) expect(text).not.toMatch(/Bonjour|exemple|application/);
});

test('an interrupted form is deleted after half an hour', async () => {
  const { cookie } = await keep('application 1', zoe);
  await db
    .updateTable('kept_forms')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect(await take('application 1', zoe, cookie)).toBeNull();
  await forms.prune();
  expect(await db.selectFrom('kept_forms').select('id').execute()).toEqual([]);
});

test('a form with the longest permitted message is stored, but longer forms and a flood of forms from strangers are refused', async () => {
  expect((await keep('application 1', null, { ...typed, message: '🌍'.repeat(4000) })).cookie).not.toBe('');
  expect((await keep('application 1', null, { ...typed, message: 'a'.repeat(25_000) })).cookie).toBe('');
  const row = { sealed: Buffer.from('x'), expires_at: new Date(Date.now() + minute) };
  await db
    .insertInto('kept_forms')
    .values(Array.from({ length: 2000 }, (_, index) => ({ id: randomBytes(32), sender: `network ${index}`, ...row })))
    .execute();
  expect((await keep()).cookie).toBe('');
});

test('each browser has one stored form and each network a few, so that nobody uses up the space of others', async () => {
  const { cookie } = await keep('application 1', zoe);
  await keep('application 2', `${zoe}; ${cookie}`);
  expect(await db.selectFrom('kept_forms').select('id').execute()).toHaveLength(1);
  for (let more = 0; more < 20; more += 1) await keep();
  expect(await db.selectFrom('kept_forms').select('id').execute()).toHaveLength(10);
  expect((await keep('application 1', null, typed, 'another network')).cookie).not.toBe('');
});
