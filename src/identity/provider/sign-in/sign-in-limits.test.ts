import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { hashPassword } from '#identity/provider/accounts/passwords.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db, { addressOf: ({ headers }) => String(headers['x-test-address'] ?? 'home') });
const password = 'un long mot de passe';
let people = 0;

async function newPerson(): Promise<string> {
  people += 1;
  const email = `personne${people}@exemple.fr`;
  await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  return email;
}

beforeEach(() => db.deleteFrom('idp.attempts').execute());

type Try = { readonly email: string; readonly password?: string; readonly from?: string; readonly browser?: Browser };

async function signIn({
  email,
  password: typed = password,
  from = 'home',
  browser = site.browser(),
}: Try): Promise<Page> {
  return browser.submit(await browser.open('/start'), { email, password: typed }, { 'x-test-address': from });
}

async function tryWrongly(times: number, asked: Omit<Try, 'password'>): Promise<void> {
  for (let each = 0; each < times; each += 1) await signIn({ ...asked, password: 'wrong wrong' });
}

test('ten wrong passwords block a network for that account, and the page states the wait', async () => {
  const email = await newPerson();
  await tryWrongly(10, { email, from: 'stranger' });
  const refused = await signIn({ email, from: 'stranger' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
});

test('wrong passwords from one network do not lock out the owner in another', async () => {
  const email = await newPerson();
  await tryWrongly(11, { email, from: 'stranger' });
  expect((await signIn({ email })).status).toBe(200);
});

test('a known browser has a separate number of tries, even in the same network or when all others are used up', async () => {
  const [email, browser] = [await newPerson(), site.browser()];
  await signIn({ email, browser, from: 'office' });
  await browser.open('/sign-out');
  await tryWrongly(11, { email, from: 'office' });
  await db.updateTable('idp.attempts').set({ attempts: 1000 }).execute();
  await db.deleteFrom('idp.attempts').where('attempts', '<', 1000).execute();
  expect((await signIn({ email, from: 'elsewhere' })).url.pathname).toContain('/by-mail');
  await db.updateTable('idp.attempts').set({ attempts: 50 }).execute();
  expect((await signIn({ email, browser, from: 'office' })).status).toBe(200);
});

/**
 * Simulates a hundred wrong passwords by strangers in ten networks; the owner's network is not among them.
 */
async function strangersTryTooOften(email: string): Promise<void> {
  await tryWrongly(1, { email, from: 'stranger' });
  await db.updateTable('idp.attempts').set({ attempts: 100 }).execute();
}

const mailed = () => site.letters.filter(({ code }) => code !== null).length;

test('an owner locked out by strangers signs in with password and a code by e-mail', async () => {
  const [email, browser] = [await newPerson(), site.browser()];
  await strangersTryTooOften(email);
  const page = await signIn({ email, browser });
  expect([page.status, page.url.pathname.endsWith('/by-mail')]).toEqual([200, true]);
  await browser.submit(page, { code: site.lastCode() });
  expect(site.signedIn.at(-1)?.emails).toEqual([email]);
  await browser.open('/sign-out');
  const before = mailed();
  await signIn({ email, browser });
  // A second sign-in needs no code, because the browser is now known to the account.
  expect([site.signedIn.length > 0, mailed()]).toEqual([true, before]);
});

test('a sign-in renews an old hash, but not while too many tries hide whether a password was right', async () => {
  const email = await newPerson();
  const hash = await hashPassword(password, { log2N: 10, r: 8, p: 1 });
  const stored = () =>
    db.selectFrom('idp.accounts').select('password_hash').where('email', '=', email).executeTakeFirst();
  await db.updateTable('idp.accounts').set({ password_hash: hash }).where('email', '=', email).execute();
  await strangersTryTooOften(email);
  await signIn({ email });
  expect(await stored()).toEqual({ password_hash: hash });
  await db.deleteFrom('idp.attempts').execute();
  await signIn({ email });
  expect(await stored()).not.toEqual({ password_hash: hash });
  expect((await signIn({ email })).url.pathname).toBe('/');
});

test('a wrong password and an unknown address get the code page, but no letter', async () => {
  const email = await newPerson();
  const seen: string[] = [];
  for (const typed of [{ email }, { email, password: 'wrong wrong' }, { email: 'nobody@exemple.fr' }]) {
    await db.deleteFrom('idp.attempts').execute();
    await strangersTryTooOften(typed.email);
    const before = mailed();
    const page = await signIn({ ...typed, from: `home of ${seen.length}` });
    const own = [
      page.url.pathname.split('/')[4] ?? '',
      typed.email,
      /token" value="([^"]*)"/.exec(page.text)?.[1] ?? '',
    ];
    seen.push(own.reduce((text, part) => text.replaceAll(part, ''), `${page.status} ${page.text}`));
    expect(mailed() - before).toBe('password' in typed || typed.email !== email ? 0 : 1);
  }
  expect(new Set(seen).size).toBe(1);
});

test('after a wrong password no code signs in, and a right password gives strangers no further tries', async () => {
  const [email, browser] = [await newPerson(), site.browser()];
  await strangersTryTooOften(email);
  const page = await signIn({ email, password: 'wrong wrong', browser });
  const refused = await browser.submit(page, { code: '123456' });
  expect([refused.status, refused.url.pathname.endsWith('/by-mail')]).toEqual([422, true]);
  const counted = await db.selectFrom('idp.attempts').select('key').execute();
  await signIn({ email });
  expect(await db.selectFrom('idp.attempts').select('key').execute()).toHaveLength(counted.length);
});
