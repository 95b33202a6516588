import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db, {
  registrationLists: async (locale) => ({
    nationalities: [{ value: 'FR', label: locale === 'fr' ? 'Française' : 'French' }],
    studyLevels: [{ value: '5', label: 'Bac+5' }],
  }),
});
const start = '/start?policy=signUp&returnTo=/offres/12';
const password = 'un long mot de passe';
const typed = { password, givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' };
let people = 0;
const newEmail = (): string => `personne${(people += 1)}@exemple.fr`;

beforeEach(async () => {
  site.letters.length = 0;
  await db.deleteFrom('idp.attempts').execute();
});

const accountsOf = (email: string) =>
  db.selectFrom('idp.accounts').selectAll().where('email', '=', email.toLowerCase()).execute();
const lettersTo = (email: string) => site.letters.filter(({ to }) => to === email).map(({ job }) => job);
const wrongCode = (): string => (site.lastCode() === '000000' ? '000001' : '000000');
/** Returns the text of a page without the parts that depend on the address. */
const said = ({ text }: Page, email: string): string =>
  text
    .replaceAll(email, 'E')
    .replaceAll(/interaction\/[\w-]+/g, 'I')
    .replaceAll(/value="[\w-]{43}"/g, 'T');

async function codePageFor(email: string, browser: Browser = site.browser()): Promise<Page> {
  return browser.submit(await browser.open(start), { ...typed, email });
}

test('an account is created when its address is confirmed, and stores the time of the confirmation', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  const page = await codePageFor(email, browser);
  expect(page.text).toMatch(/autocomplete="one-time-code"/i);
  expect(page.text).toMatch(/inputmode="numeric"/i);
  expect(await accountsOf(email)).toEqual([]);
  expect((await browser.submit(page, { code: site.lastCode() })).url.pathname).toBe('/offres/12');
  expect(await accountsOf(email)).toMatchObject([
    { email_confirmed_at: expect.any(Date), terms_accepted_at: expect.any(Date) },
  ]);
});

test('an address with an account gets the same pages and a letter, but no code works', async () => {
  const [fresh, known] = [newEmail(), newEmail()];
  await createAccount(db, { ...typed, email: known });
  const first = await codePageFor(fresh);
  expect(said(await codePageFor(known.toUpperCase()), known.toUpperCase())).toBe(said(first, fresh));
  expect([lettersTo(fresh), lettersTo(known.toUpperCase())]).toEqual([['account.mail-code'], ['account.mail-exists']]);
  const browser = site.browser();
  const page = await browser.submit(await codePageFor(known, browser), { code: '123456' });
  expect([page.status, page.text.includes('est incorrect')]).toEqual([422, true]);
});

test('after five wrong codes a new code can be requested', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  let page = await codePageFor(email, browser);
  for (let each = 0; each < 5; each += 1) page = await browser.submit(page, { code: wrongCode() });
  expect(page.text).toContain('trop de tentatives');
  expect((await browser.submit(page, { code: site.lastCode() })).status).toBe(422);
  page = await browser.submit(page, { again: 'yes' });
  expect(page.text).toContain('Un nouveau message est parti');
  expect((await browser.submit(page, { code: ` ${site.lastCode().replace(/^.../, '$& ')}` })).url.pathname).toBe(
    '/offres/12',
  );
});

test('codes per address are limited, and the page states the wait', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  let page = await codePageFor(email, browser);
  for (let each = 0; each < 4; each += 1) page = await browser.submit(page, { again: 'yes' });
  const refused = await browser.submit(page, { again: 'yes' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(lettersTo(email)).toHaveLength(5);
});

test('coming back to a sign-up shows the code page and the typed values, in either language', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  const page = await codePageFor(email, browser);
  const english = await browser.follow(await browser.open(page.url), /English/);
  expect(english.text).toContain('Check your e-mail');
  const form = await browser.follow(english, /Correct the e-mail address/);
  expect(form.text).toContain(`value="${email}"`);
  expect(form.text).not.toContain(password);
  const other = newEmail();
  await browser.submit(form, { ...typed, email: other });
  expect(lettersTo(other)).toEqual(['account.mail-code']);
});

test('a code page without a waiting sign-up leads to the form', async () => {
  const browser = site.browser();
  const { url } = await browser.open(start);
  const page = await browser.open(`${url.pathname}/code`);
  expect(page.text).toContain('autoComplete="new-password"');
});

test('if two people sign up with one address at once, one creates the account, and the other learns that it exists', async () => {
  const email = newEmail();
  const tabs = [site.browser(), site.browser()];
  const pages = [];
  for (const tab of tabs) pages.push({ tab, page: await codePageFor(email, tab), code: site.lastCode() });
  const ends = await Promise.all(pages.map(({ tab, page, code }) => tab.submit(page, { code })));
  expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('two simultaneous uses of a code create only one account', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  const page = await codePageFor(email, browser);
  const code = site.lastCode();
  const ends = await Promise.allSettled([browser.submit(page, { code }), browser.submit(page, { code })]);
  expect(ends.flatMap((end) => (end.status === 'fulfilled' ? end.value.status : [])).filter((s) => s >= 500)).toEqual(
    [],
  );
  expect(await accountsOf(email)).toHaveLength(1);
});

test('the terms must be accepted, and the form links to them', async () => {
  const browser = site.browser();
  const page = await browser.submit(await browser.open(start), { ...typed, email: newEmail(), terms: '' });
  expect(page.status).toBe(422);
  expect(page.text).toContain('<a href="#terms">');
  expect(page.text).toContain(`href="${site.url.origin}/confidentialite"`);
  expect(site.letters).toEqual([]);
});

test('a complete sign-up asks for the start of the profile, which the tokens contain', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  const form = await browser.open(`${start}&registration=complete`);
  const missing = await browser.submit(form, { ...typed, email, birthDate: '2002-02-30', nationality: 'XX' });
  expect([...missing.text.matchAll(/<li><a href="#(\w+)">/g)].map(([, name]) => name)).toEqual([
    'birthDate',
    'nationality',
    'studyLevel',
  ]);
  const details = { birthDate: '2002-05-17', nationality: 'FR', studyLevel: '5' };
  const page = await browser.submit(missing, { ...typed, ...details, email });
  await browser.submit(page, { code: site.lastCode() });
  expect(site.signedIn.at(-1)).toMatchObject(details);
});

test('switching between simple and complete form keeps the typed values', async () => {
  const browser = site.browser();
  const form = await browser.open(start);
  const complete = await browser.press(form, 'show', { ...typed, email: 'zoe@exemple.fr' });
  expect([complete.status, complete.text.includes('id="birthDate"')]).toEqual([200, true]);
  expect(complete.text).toContain('value="zoe@exemple.fr"');
  const simple = await browser.press(complete, 'show', { ...typed, email: 'zoe@exemple.fr' });
  expect(simple.text).not.toContain('id="birthDate"');
  expect(simple.text).not.toContain(password);
});
