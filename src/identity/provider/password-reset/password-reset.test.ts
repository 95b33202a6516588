import { beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const start = '/start?policy=passwordReset&returnTo=/offres/12';
const old = 'un long mot de passe';
const next = 'une autre phrase de passe';
let people = 0;

async function newPerson(): Promise<string> {
  people += 1;
  const email = `personne${people}@exemple.fr`;
  await createAccount(db, { email, password: old, givenName: 'Ana', familyName: 'Ruiz' });
  return email;
}

beforeEach(async () => {
  site.letters.length = 0;
  await db.deleteFrom('idp.attempts').execute();
});

const codePageFor = async (email: string, browser: Browser): Promise<Page> =>
  browser.submit(await browser.open(start), { email });
const signsIn = async (email: string, password: string): Promise<boolean> => {
  const browser = site.browser();
  const page = await browser.submit(await browser.open('/start?returnTo=/la'), { email, password });
  return page.url.pathname === '/la';
};
const wrongCode = (): string => (site.lastCode() === '000000' ? '000001' : '000000');

test('a reset signs in with the new password, invalidates the old password and sends a letter', async () => {
  const [browser, email] = [site.browser(), await newPerson()];
  const chosen = await browser.submit(await codePageFor(email.toUpperCase(), browser), { code: site.lastCode() });
  expect(chosen.text).toContain(`autoComplete="username" readOnly="" hidden="" value="${email}"`);
  expect((await browser.submit(chosen, { password: next })).url.pathname).toBe('/offres/12');
  expect(site.letters.map(({ job, to }) => [job, to])).toEqual([
    ['account.mail-code', email],
    ['account.mail-password-changed', email],
  ]);
  expect([await signsIn(email, old), await signsIn(email, next)]).toEqual([false, true]);
});

test('a reset signs the account out at the provider and at the site', async () => {
  const [thief, email] = [site.browser(), await newPerson()];
  await thief.submit(await thief.open('/start'), { email, password: old });
  expect((await thief.open('/me')).text).not.toBe('null');
  const browser = site.browser();
  const chosen = await browser.submit(await codePageFor(email, browser), { code: site.lastCode() });
  await browser.submit(chosen, { password: next });
  expect((await thief.open('/me')).text).toBe('null');
  expect((await thief.open('/start?returnTo=/la')).url.pathname).not.toBe('/la');
  expect((await browser.open('/me')).text).not.toBe('null');
});

test('an address without an account gets the same pages, but no code works', async () => {
  const [known, unknown] = [await newPerson(), 'personne@ailleurs.example'];
  const pages = new Map<string, string>();
  for (const email of [known, unknown]) {
    const browser = site.browser();
    const page = await codePageFor(email, browser);
    const refused = await browser.submit(page, { code: '12345' });
    const said = page.text + refused.text + page.status + refused.status;
    pages.set(
      email,
      said
        .replaceAll(email, 'E')
        .replaceAll(/interaction\/[\w-]+/g, 'I')
        .replaceAll(/"[\w-]{43}"/g, 'T'),
    );
  }
  expect(pages.get(unknown)).toBe(pages.get(known));
  expect(site.letters.map(({ to, code }) => [to, code === null])).toEqual([
    [known, false],
    [unknown, true],
  ]);
});

test('the page for the new password opens only with a confirmed code, which works once', async () => {
  const [browser, email] = [site.browser(), await newPerson()];
  const page = await codePageFor(email, browser);
  const password = page.url.pathname.replace(/code$/, 'password');
  expect((await browser.open(password)).url.pathname).not.toBe(password);
  await browser.submit(page, { code: wrongCode() });
  expect((await browser.open(password)).url.pathname).not.toBe(password);
  const chosen = await browser.submit(page, { code: site.lastCode() });
  const ends = await Promise.all(['a', 'b'].map((each) => browser.submit(chosen, { password: `${next} ${each}` })));
  expect(ends.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const works = await Promise.all(['a', 'b'].map((each) => signsIn(email, `${next} ${each}`)));
  expect(works.filter(Boolean)).toHaveLength(1);
});

test('a common or personal password is refused on its field, and the code stays valid', async () => {
  const [browser, email] = [site.browser(), await newPerson()];
  const chosen = await browser.submit(await codePageFor(email, browser), { code: site.lastCode() });
  for (const password of ['password', '        ', 'court', 'AnaRuiz2002', email]) {
    const refused = await browser.submit(chosen, { password });
    expect([refused.status, refused.text.includes('<a href="#password">')]).toEqual([422, true]);
  }
  expect((await browser.submit(chosen, { password: next })).url.pathname).toBe('/offres/12');
});

test('a reset and a simultaneous sign-in with the old password never cause an error', async () => {
  const [browser, email] = [site.browser(), await newPerson()];
  const chosen = await browser.submit(await codePageFor(email, browser), { code: site.lastCode() });
  const [reset, signed] = await Promise.all([browser.submit(chosen, { password: next }), signsIn(email, old)]);
  expect(reset.url.pathname).toBe('/offres/12');
  expect([true, false]).toContain(signed);
  expect(await signsIn(email, next)).toBe(true);
});

test('the reset page links to the sign-in and to the site', async () => {
  const browser = site.browser();
  const page = await browser.open(start);
  expect(JSON.parse((await browser.follow(page, /Se connecter/)).text).name).toBe('OtherPolicyRequested');
  expect(JSON.parse((await browser.follow(await browser.open(start), /Annuler/)).text).name).toBe('SignInCancelled');
});

test('a failure while ending other sessions leaves password, sessions and code unchanged', async () => {
  const [elsewhere, email] = [site.browser(), await newPerson()];
  await elsewhere.submit(await elsewhere.open('/start'), { email, password: old });
  const browser = site.browser();
  const chosen = await browser.submit(await codePageFor(email, browser), { code: site.lastCode() });
  vi.spyOn(site.relyingParty.ownSessions, 'dropOthers').mockRejectedValueOnce(new Error('killed'));
  expect((await browser.submit(chosen, { password: next })).status).toBe(500);
  expect((await elsewhere.open('/me')).text).not.toBe('null');
  expect(await signsIn(email, old)).toBe(true);
  expect((await browser.submit(chosen, { password: next })).url.pathname).toBe('/offres/12');
  expect((await elsewhere.open('/me')).text).toBe('null');
});
