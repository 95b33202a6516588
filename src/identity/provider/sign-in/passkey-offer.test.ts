import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { takeOffer } from './complete-sign-in.ts';
import { type Browser, type Page, unescaped } from '#identity/testing/browser.ts';
import { softAuthenticator } from '#identity/testing/soft-authenticator.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
// Uses a name instead of 127.0.0.1, because passkeys need a domain.
const site = await startTestSite(db, { publicUrl: new URL('http://mvi.localhost:4210') });
const password = 'un long mot de passe';
const session = async (browser: Browser) => JSON.parse((await browser.open('/me')).text);
let people = 0;

async function person() {
  people += 1;
  const email = `Personne${people}@exemple.fr`;
  return { email, ...(await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' })) };
}

/** Signs in by password, with a browser that supports passkeys or not. */
async function signIn(email: string, canPasskeys: 'yes' | '' = 'yes', query = '') {
  const browser = site.browser();
  const form = await browser.open(`/start?returnTo=/offres/12${query}`);
  return { browser, page: await browser.submit(form, { email, password, canPasskeys }) };
}

const isOffer = ({ text }: Page): boolean => text.includes('data-passkey="create"');
const later = (browser: Browser, page: Page) => browser.follow(page, /Plus tard/);

afterEach(() => vi.useRealTimers());

test('a passkey is offered after a sign-in by password, and the choice «later» continues to the target', async () => {
  const { email, oid } = await person();
  const { browser, page } = await signIn(email);
  expect([page.status, isOffer(page)]).toEqual([200, true]);
  expect((await later(browser, page)).url.pathname).toBe('/offres/12');
  expect(await session(browser)).toMatchObject({ oid });
  expect((await signIn(email)).page.url.pathname).toBe('/offres/12');
});

test('a browser without scripts or passkeys gets no offer, and another browser can get it later', async () => {
  const { email } = await person();
  expect((await signIn(email, '')).page.url.pathname).toBe('/offres/12');
  expect(isOffer((await signIn(email)).page)).toBe(true);
});

test('a passkey created from the offer signs in and is reported by e-mail', async () => {
  const { email, oid } = await person();
  const { browser, page } = await signIn(email);
  const authenticator = softAuthenticator(site.url.origin);
  const options = unescaped(/data-options="([^"]*)"/.exec(page.text)?.[1] ?? '');
  const refused = await browser.submit(page, { credential: 'none' });
  expect([refused.status, isOffer(refused)]).toEqual([422, true]);
  const done = await browser.submit(refused, { credential: authenticator.create(options) });
  expect(done.url.pathname).toBe('/offres/12');
  expect(await session(browser)).toMatchObject({ oid });
  expect(site.letters.filter(({ to }) => to === email).map(({ job }) => job)).toEqual(['account.mail-ways-changed']);
  const form = await site.browser().open('/start');
  expect(form.text).toContain('data-passkey="get"');
  expect(await takeOffer(db, oid)).toBe(false);
});

test('the passkey offer redirects to the site once the sign-in is no longer recent', async () => {
  const { email, oid } = await person();
  const { browser, page } = await signIn(email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * minute });
  const done = await browser.submit(page, { credential: 'any' });
  expect(done.url.pathname).toBe('/offres/12');
  expect(await session(browser)).toMatchObject({ oid });
});

test('a form from another page adds no passkey', async () => {
  const { browser, page } = await signIn((await person()).email);
  expect((await browser.submit(page, { credential: 'any', token: 'forged' })).status).toBe(403);
});

test.each([
  ['89 days', false],
  ['91 days', true],
])('the next passkey offer, %s after the last, is due: %s', async (age, isDue) => {
  const { oid } = await person();
  const passkey_offered_at = sql<Date>`now() - ${age}::interval`;
  await db.updateTable('idp.accounts').set({ passkey_offered_at }).where('oid', '=', oid).execute();
  expect(await takeOffer(db, oid)).toBe(isDue);
});

test('only one of two simultaneous sign-ins gets the offer, and accounts with a passkey get none', async () => {
  const [{ oid }, owner] = [await person(), await person()];
  expect((await Promise.all([takeOffer(db, oid), takeOffer(db, oid)])).toSorted()).toEqual([false, true]);
  const passkey = { id: Buffer.from('own'), public_key: Buffer.from('own'), counter: 0, transports: [], name: 'Clé' };
  await db
    .insertInto('idp.passkeys')
    .values({ ...passkey, oid: owner.oid })
    .execute();
  expect(await takeOffer(db, owner.oid)).toBe(false);
});

test('the profile edit does not offer a passkey', async () => {
  const { email } = await person();
  expect(isOffer((await signIn(email, 'yes', '&policy=profileEdit')).page)).toBe(false);
  expect(isOffer((await signIn(email)).page)).toBe(true);
});
