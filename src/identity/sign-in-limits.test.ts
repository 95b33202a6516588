import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from './provider/accounts.ts';
import type { Browser, Page } from './testing/browser.ts';
import { startTestSite } from './testing/test-site.ts';

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
  expect((await signIn({ email, from: 'elsewhere' })).status).toBe(429);
  await db.updateTable('idp.attempts').set({ attempts: 50 }).execute();
  expect((await signIn({ email, browser, from: 'office' })).status).toBe(200);
});
