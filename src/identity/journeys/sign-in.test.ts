import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);

const password = 'un long mot de passe';
let people = 0;

async function newPerson(): Promise<{ email: string; oid: string }> {
  people += 1;
  const email = `Personne${people}@exemple.fr`;
  return { email, ...(await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' })) };
}

const refreshTokens = () => db.selectFrom('idp.payloads').select('id').where('model', '=', 'RefreshToken').execute();
const session = async (browser: Browser) => JSON.parse((await browser.open('/me')).text);
const signInPage = (browser: Browser, query = ''): Promise<Page> => browser.open(`/start?returnTo=/offres/12${query}`);

async function signedIn(browser: Browser = site.browser()) {
  const person = await newPerson();
  const page = await browser.submit(await signInPage(browser), { email: person.email, password });
  return { browser, page, ...person };
}

test('a sign-up creates the account, signs in and returns to the target as a simple registration', async () => {
  const browser = site.browser();
  const form = await browser.open('/start?policy=signUp&returnTo=/offres/12%3Fsort%3D1');
  const typed = { email: 'Marie.Durand@exemple.fr', password, givenName: 'Marie', familyName: 'Durand', terms: 'yes' };
  const page = await browser.submit(await browser.submit(form, typed), { code: site.lastCode() });
  expect(page.url.pathname + page.url.search).toBe('/offres/12?sort=1&method=simple');
  expect(await session(browser)).toMatchObject({
    claims: {
      given_name: 'Marie',
      family_name: 'Durand',
      name: 'Marie Durand',
      emails: ['Marie.Durand@exemple.fr'],
      tfp: 'signup',
    },
  });
});

test('a refused sign-up names every field to correct', async () => {
  const browser = site.browser('en');
  const page = await browser.submit(await browser.open('/start?policy=signUp&locale=en'), {
    email: 'me@',
    password: 'short',
    givenName: ' ',
  });
  expect([...page.text.matchAll(/<li><a href="#(\w+)">/g)].map(([, name]) => name)).toEqual([
    'givenName',
    'familyName',
    'email',
    'password',
    'terms',
  ]);
});

test.each([
  ['fr', 'signin_fr', 'Se connecter', '/offres/12?method=signin'],
  ['en', 'signin_en', 'Sign in', '/offres/12?method=signin'],
])('a sign-in in %s uses policy %s and that language', async (locale, policy, title, target) => {
  const { email, oid } = await newPerson();
  const browser = site.browser();
  const form = await signInPage(browser, `&locale=${locale}`);
  expect(form.url.pathname).toContain(`/idp/${policy}/`);
  expect(form.text).toContain(`<h1>${title}</h1>`);
  expect(form.text).toContain(`<html lang="${locale}">`);
  const page = await browser.submit(form, { email: ` ${email.toLowerCase()} `, password });
  expect(page.url.pathname + page.url.search).toBe(target);
  expect(await session(browser)).toMatchObject({ oid, claims: { oid, tfp: policy } });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await newPerson();
  const browser = site.browser();
  const wrong = await browser.submit(await signInPage(browser), { email, password: 'faux' });
  const unknown = await browser.submit(await signInPage(browser), { email: 'personne@exemple.fr', password: 'faux' });
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  const message = /id="email-error">(?:<svg.*?<\/svg>)?([^<]*)</;
  expect(message.exec(wrong.text)?.[1]).toContain('ne correspond pas');
  expect(message.exec(unknown.text)?.[1]).toBe(message.exec(wrong.text)?.[1]);
  expect(wrong.text).toContain(`value="${email}"`);
  expect(await session(browser)).toBeNull();
});

test('after a sign-in in one policy, the other policies do not ask for the password, as in B2C', async () => {
  const { browser, oid } = await signedIn();
  const page = await browser.open('/start?locale=en&returnTo=/en/offres/7');
  expect(page.url.pathname).toBe('/en/offres/7');
  expect(await session(browser)).toMatchObject({ oid, claims: { tfp: 'signin_en' } });
});

test('a signed-in person can sign up for another account, and is then signed out of the first', async () => {
  const { browser, oid } = await signedIn();
  const form = await browser.open('/start?policy=signUp');
  const typed = { email: 'autre@exemple.fr', password, givenName: 'Lou', familyName: 'Petit', terms: 'yes' };
  const page = await browser.submit(await browser.submit(form, typed), { code: site.lastCode() });
  expect(page.url.search).toBe('?method=simple');
  const now = await session(browser);
  expect(now.claims.given_name).toBe('Lou');
  expect(now.oid).not.toBe(oid);
});

test('several tabs can sign in at once, each returning to its own target', async () => {
  const { email } = await newPerson();
  const browser = site.browser();
  const first = await browser.open('/start?returnTo=/un');
  const second = await browser.open('/start?returnTo=/deux');
  expect((await browser.submit(second, { email, password })).url.pathname).toBe('/deux');
  expect((await browser.submit(first, { email, password })).url.pathname).toBe('/un');
});

test('no cookie contains tokens, and only a hash of the session id is stored', async () => {
  const { browser } = await signedIn();
  const lines = browser.received.filter((line) => !line.startsWith('idp_'));
  expect(lines.join('\n')).not.toMatch(/eyJ/);
  expect(lines.every((line) => /; HttpOnly; SameSite=Lax/.test(line))).toBe(true);
  const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
  expect(rows).not.toContain(browser.cookies.get('session|/')?.value);
  expect(rows).not.toContain('Ruiz');
});

test('each sign-in gives the session a new id and ends the old one', async () => {
  const { browser } = await signedIn();
  const before = browser.header();
  await browser.open('/start');
  expect(browser.cookies.get('session|/')?.value).not.toBe(/session=([^;]*)/.exec(before)?.[1]);
  expect(await site.relyingParty.readSession(before)).toBeNull();
});

test('signing out ends both sessions: the next sign-in asks for the password again', async () => {
  const { browser } = await signedIn();
  const kept = browser.header();
  const page = await browser.open('/sign-out');
  expect(page.url.href).toBe(new URL('/', site.url).href);
  expect(await site.relyingParty.readSession(kept)).toBeNull();
  expect((await signInPage(browser)).text).toContain('type="password"');
});

test('signing out ends the tokens of every policy in the same browser', async () => {
  const before = (await refreshTokens()).length;
  const { browser } = await signedIn();
  await browser.open('/start?locale=en');
  expect((await refreshTokens()).length).toBe(before + 2);
  await browser.open('/sign-out');
  expect((await refreshTokens()).length).toBe(before);
});

test('a sign-out not started by the site needs a confirmation', async () => {
  const { browser } = await signedIn();
  const asked = await browser.open('/idp/signin_fr/oauth2/v2.0/logout');
  expect(asked.text).toContain('Vous serez déconnecté');
  expect(await session(browser)).not.toBeNull();
  const out = await browser.submit(asked, { logout: 'yes' });
  expect(out.text).toContain('Vous êtes déconnecté');
  expect((await signInPage(browser)).text).toContain('type="password"');
});

test('signing out without a provider session returns to the site without a script', async () => {
  const { browser } = await signedIn();
  for (const key of browser.cookies.keys()) if (key.startsWith('idp_')) browser.cookies.delete(key);
  expect((await browser.open('/sign-out')).url.href).toBe(new URL('/', site.url).href);
});

test('a visitor’s form belongs to the account that signs in because of the form, not to a later one', async () => {
  const { relyingParty: party } = site;
  const browser = site.browser();
  const send = async (): Promise<string> => {
    const { setCookie, claimToken } = await party.interruptedForms.keep(
      { form: 'profile', typed: { lastName: 'Ruiz' }, sender: 'here' },
      browser.header(),
    );
    browser.keep(setCookie[0] ?? '');
    return claimToken ?? '';
  };
  const taken = async () => (await party.interruptedForms.take('profile', browser.header()))?.typed ?? null;
  await send();
  await signedIn(browser);
  expect(await taken()).toBeNull();
  await browser.open('/sign-out');
  const claimToken = await send();
  await browser.open('/start');
  const person = await newPerson();
  await browser.submit(await signInPage(browser, `&kept=${claimToken}`), { email: person.email, password });
  expect(await taken()).toEqual({ lastName: 'Ruiz' });
});
