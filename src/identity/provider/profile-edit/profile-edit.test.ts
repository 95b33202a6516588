import { afterEach, expect, test, vi } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const password = 'un long mot de passe';
const newPassword = 'trois rivières et un pont';
const session = async (browser: Browser) => JSON.parse((await browser.open('/me')).text);
const edit = (browser: Browser, query = '') => browser.open(`/start?policy=profileEdit&returnTo=/profil${query}`);
let people = 0;

async function signedIn(browser = site.browser()) {
  people += 1;
  const email = `Personne${people}@exemple.fr`;
  const { oid } = await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  await signIn(browser, email);
  return { browser, email, oid };
}

async function signIn(browser: Browser, email: string, secret = password): Promise<Page> {
  return browser.submit(await browser.open('/start?returnTo=/offres/12'), { email, password: secret });
}

/** Advances the clock of this process, so that sign-ins are no longer recent. */
function wait(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minute });
}

afterEach(() => vi.useRealTimers());

test('the profile edit shows the sign-in methods and leads back to the site', async () => {
  const { browser, email, oid } = await signedIn();
  const overview = await edit(browser);
  expect([overview.status, overview.text]).toEqual([200, expect.stringContaining(email)]);
  const back = await browser.follow(overview, /Revenir au site/);
  expect(back.url.pathname).toBe('/profil');
  expect(await session(browser)).toMatchObject({ oid, claims: { tfp: 'profile_edit' } });
});

test('the profile edit asks a visitor to sign in first, in the same policy', async () => {
  const { email } = await signedIn();
  const browser = site.browser();
  const overview = await browser.submit(await edit(browser), { email, password });
  expect(overview.text).toContain(email);
  expect((await browser.follow(overview, /Revenir au site/)).url.pathname).toBe('/profil');
});

test('a person can change both names in one visit, and the new token contains them', async () => {
  const { browser } = await signedIn();
  for (const givenName of ['Zoé', 'Zoë']) {
    const form = await browser.open(link(await edit(browser), 'names'));
    const overview = await browser.submit(form, { givenName, familyName: 'Ørsted' });
    expect(overview.text).toContain(`${givenName} Ørsted`);
    expect(overview.text).toContain('role="status"');
    await browser.follow(overview, /Revenir au site/);
    expect(await session(browser)).toMatchObject({ claims: { given_name: givenName, name: `${givenName} Ørsted` } });
  }
});

test('the field of an invalid name shows the error and the typed text', async () => {
  const { browser } = await signedIn();
  const form = await browser.open(link(await edit(browser, '&locale=en'), 'names'));
  const page = await browser.submit(form, { givenName: ' ', familyName: '"<Zoé>"' });
  expect(page.status).toBe(422);
  expect(page.text).toMatch(/id="givenName"[^>]*aria-invalid="true"/);
  expect(page.text).toContain('value="&quot;&lt;Zoé&gt;&quot;"');
});

test('a new password replaces the old one and signs out all other browsers', async () => {
  const { browser, email } = await signedIn();
  const elsewhere = site.browser();
  await signIn(elsewhere, email);
  const overview = await browser.submit(await browser.open(link(await edit(browser), 'password')), {
    password: newPassword,
  });
  expect(overview.text).toContain('role="status"');
  expect((await browser.follow(overview, /Revenir au site/)).url.pathname).toBe('/profil');
  expect(site.letters.at(-1)).toMatchObject({ job: 'account.mail-password-changed', to: email });
  expect((await edit(browser)).text).toContain(email);
  expect((await elsewhere.open('/start')).text).toContain('type="password"');
  expect((await signIn(site.browser(), email)).status).toBe(422);
  expect((await signIn(site.browser(), email, newPassword)).url.pathname).toBe('/offres/12');
});

test('open pages of signed-out browsers can change nothing', async () => {
  const { browser, email } = await signedIn();
  const elsewhere = site.browser();
  await signIn(elsewhere, email);
  const open = await elsewhere.open(link(await edit(elsewhere), 'names'));
  await browser.submit(await browser.open(link(await edit(browser), 'password')), { password: newPassword });
  const late = await elsewhere.submit(open, { givenName: 'Autre', familyName: 'Ruiz' });
  expect(late.status).toBe(400);
  expect((await edit(browser)).text).not.toContain('Autre');
});

test('changing the password requires a sign-in within the last five minutes; otherwise the page asks for one before the form', async () => {
  const { browser, email } = await signedIn();
  const overview = await edit(browser);
  wait(6);
  const asked = await browser.open(link(overview, 'password'));
  expect([asked.url.pathname, asked.text]).toEqual([
    expect.stringMatching(/\/confirm$/),
    expect.stringContaining(email),
  ]);
  for (const wrong of ['', 'faux'])
    expect((await browser.submit(asked, { password: wrong })).text).toMatch(/id="password"[^>]*aria-invalid="true"/);
  const form = await browser.submit(asked, { password });
  expect(form.text).toContain('autoComplete="new-password"');
  expect((await browser.submit(form, { password: newPassword })).text).toContain('role="status"');
});

test('a form opened in time but sent late is refused', async () => {
  const { browser, email } = await signedIn();
  const form = await browser.open(link(await edit(browser), 'password'));
  wait(6);
  expect((await browser.submit(form, { password: newPassword })).url.pathname).toMatch(/\/confirm$/);
  expect((await signIn(site.browser(), email)).url.pathname).toBe('/offres/12');
});

test('ten wrong passwords lock the account in the profile edit, as on the sign-in page', async () => {
  const { browser } = await signedIn();
  const overview = await edit(browser);
  wait(6);
  const asked = await browser.open(link(overview, 'password'));
  expect((await browser.submit(asked, { password: 'wrong wrong' })).status).toBe(422);
  await db.updateTable('idp.attempts').set({ attempts: 10 }).execute();
  expect((await browser.submit(asked, { password })).status).toBe(429);
});

async function askForAddress(browser: Browser, email: string): Promise<Page> {
  return browser.submit(await browser.open(link(await edit(browser), 'address')), { email });
}

test('after a code confirms a new address, the token contains it, the old address gets a letter, and other browsers are signed out', async () => {
  const { browser, email } = await signedIn();
  const elsewhere = site.browser();
  await signIn(elsewhere, email);
  site.letters.length = 0;
  const asked = await askForAddress(browser, 'Neuve@exemple.fr');
  expect((await browser.submit(asked, { code: '000000x' })).status).toBe(422);
  expect(site.letters.map(({ to }) => to)).toEqual(['Neuve@exemple.fr']);
  const overview = await browser.submit(asked, { code: site.lastCode() });
  expect(overview.text).toContain('Neuve@exemple.fr');
  expect(site.letters.at(-1)).toMatchObject({ job: 'account.mail-email-changed', to: email });
  await browser.follow(overview, /Revenir au site/);
  expect(await session(browser)).toMatchObject({ claims: { emails: ['Neuve@exemple.fr'] } });
  expect((await elsewhere.open('/start')).text).toContain('type="password"');
  expect((await signIn(site.browser(), 'neuve@exemple.fr')).url.pathname).toBe('/offres/12');
});

test('a failure while ending other sessions changes neither address nor password, and keeps the code', async () => {
  const { browser, email } = await signedIn();
  const asked = await askForAddress(browser, 'apres@exemple.fr');
  const code = site.lastCode();
  const fault = () => vi.spyOn(site.relyingParty.ownSessions, 'dropOthers').mockRejectedValueOnce(new Error('killed'));
  fault();
  expect((await browser.submit(asked, { code })).status).toBe(500);
  const form = await browser.open(link(await edit(browser), 'password'));
  fault();
  expect((await browser.submit(form, { password: newPassword })).status).toBe(500);
  expect((await signIn(site.browser(), email)).url.pathname).toBe('/offres/12');
  expect((await browser.submit(asked, { code })).text).toContain('apres@exemple.fr');
});

test('the address of another account gets the same page, but no code is sent', async () => {
  const [{ email: taken }, { browser }] = [await signedIn(), await signedIn()];
  site.letters.length = 0;
  const free = await askForAddress(browser, 'libre@exemple.fr');
  const asked = await askForAddress(browser, taken.toUpperCase());
  expect([asked.status, asked.url.pathname.split('/').at(-1)]).toEqual([200, 'code']);
  expect(asked.text.replaceAll(taken.toUpperCase(), '')).toHaveLength(
    free.text.replaceAll('libre@exemple.fr', '').length,
  );
  expect(site.letters.map(({ code }) => code === null)).toEqual([false, true]);
});

test('if two accounts confirm the same address simultaneously, exactly one gets it', async () => {
  const people = [await signedIn(), await signedIn()];
  const asked: { browser: Browser; page: Page; code: string }[] = [];
  for (const { browser } of people) {
    const page = await askForAddress(browser, 'convoitee@exemple.fr');
    asked.push({ browser, page, code: site.lastCode() });
  }
  const answers = await Promise.all(asked.map(({ browser, page, code }) => browser.submit(page, { code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const owners = db.selectFrom('idp.accounts').select('oid').where('email', '=', 'convoitee@exemple.fr');
  expect(await owners.execute()).toHaveLength(1);
});

test('neither a form from another page nor an invalid form changes anything', async () => {
  const { browser } = await signedIn();
  const form = await browser.open(link(await edit(browser), 'names'));
  const typed = { givenName: 'Autre', familyName: 'Ruiz' };
  expect((await browser.submit(form, { ...typed, token: 'x' })).status).toBe(403);
  expect((await browser.submit(form, typed, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await edit(browser)).text).toContain('Ana Ruiz');
});

test('unknown pages below the overview answer 404', async () => {
  const { browser } = await signedIn();
  const { url } = await edit(browser);
  const paths = ['constructor', '__proto__', 'x', 'confirm', 'confirm?for=constructor', 'names/1', '%00', '%E0%A4'];
  const open = async (path: string) => `${path} ${(await browser.open(`${url.pathname}/${path}`)).status}`;
  for (const path of paths) expect(await open(path)).toBe(`${path} 404`);
});

test('a person whose account was deleted gets a page that says this', async () => {
  const { browser, oid } = await signedIn();
  const overview = await edit(browser);
  await db.deleteFrom('idp.accounts').where('oid', '=', oid).execute();
  expect((await browser.open(link(overview, 'names'))).status).toBe(400);
});

/** Returns the address of a page of the profile edit. */
function link(overview: Page, name: string): string {
  const found = new RegExp(`href="([^"]*/${name}\\?[^"]*)"`).exec(overview.text)?.[1];
  return (found ?? '').replaceAll('&amp;', '&');
}
