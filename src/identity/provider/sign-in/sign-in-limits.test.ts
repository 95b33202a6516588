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

test('ten wrong passwords stop a network for the account, and say for how long', async () => {
  const email = await newPerson();
  await tryWrongly(10, { email, from: 'stranger' });
  const refused = await signIn({ email, from: 'stranger' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
});

test('they do not lock the owner out, who comes from another network', async () => {
  const email = await newPerson();
  await tryWrongly(11, { email, from: 'stranger' });
  expect((await signIn({ email })).status).toBe(200);
});

test('a browser that signed in before has tries of its own, even in the same network or when all are used up', async () => {
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
 * Simulates strangers in ten networks who type a hundred wrong passwords, none of them from the owner's
 * network.
 */
async function strangersTryTooOften(email: string): Promise<void> {
  await tryWrongly(1, { email, from: 'stranger' });
  await db.updateTable('idp.attempts').set({ attempts: 100 }).execute();
}

const mailed = () => site.letters.filter(({ code }) => code !== null).length;

test('an owner whom strangers would keep out signs in by a code that the right password has sent', async () => {
  const [email, browser] = [await newPerson(), site.browser()];
  await strangersTryTooOften(email);
  const page = await signIn({ email, browser });
  expect([page.status, page.url.pathname.endsWith('/by-mail')]).toEqual([200, true]);
  await browser.submit(page, { code: site.lastCode() });
  expect(site.signedIn.at(-1)?.emails).toEqual([email]);
  await browser.open('/sign-out');
  const before = mailed();
  await signIn({ email, browser });
  expect([site.signedIn.length > 0, mailed()]).toEqual([true, before]); // The browser is known from now on.
});

test('an old hash is made anew by a sign-in, and not where a right password is to be told to nobody', async () => {
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

test('a wrong password and an unknown address get that very page, and no letter', async () => {
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

test('no code signs in whoever typed a wrong password, and the right password buys a stranger no tries', async () => {
  const [email, browser] = [await newPerson(), site.browser()];
  await strangersTryTooOften(email);
  const page = await signIn({ email, password: 'wrong wrong', browser });
  const refused = await browser.submit(page, { code: '123456' });
  expect([refused.status, refused.url.pathname.endsWith('/by-mail')]).toEqual([422, true]);
  const counted = await db.selectFrom('idp.attempts').select('key').execute();
  await signIn({ email });
  expect(await db.selectFrom('idp.attempts').select('key').execute()).toHaveLength(counted.length);
});
