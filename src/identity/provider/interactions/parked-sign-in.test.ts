import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount, forgetAccount } from '#identity/provider/accounts/accounts.ts';
import { type Browser, type Page, unescaped } from '#identity/testing/browser.ts';
import { ParkingBrowser } from '#identity/testing/parking-browser.ts';
import { softAuthenticator } from '#identity/testing/soft-authenticator.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const google = await startTestService('google', () => site.url.origin);
// Uses a name instead of 127.0.0.1, because passkeys need a domain.
const publicUrl = new URL('http://mvi.localhost:4310');
const site: TestSite = await startTestSite(db, { publicUrl, services: { google: google.credentials } });
const password = 'un long mot de passe';
const next = 'une autre phrase de passe';
const edit = '/start?policy=profileEdit';
let people = 0;

type Owner = { readonly email: string; readonly oid: string; readonly browser: Browser };

async function owner(): Promise<Owner> {
  people += 1;
  const email = `personne${people}@exemple.fr`;
  const { oid } = await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), { email, password });
  return { email, oid, browser };
}

/** Returns the form that a script would fill in, and its options for the browser. */
function passkeyForm(page: Page) {
  const text = /<form [^>]*data-passkey[\s\S]*?<\/form>/.exec(page.text)?.[0] ?? '';
  return { form: { ...page, text }, options: unescaped(/data-options="([^"]*)"/.exec(text)?.[1] ?? '') };
}

/** Ways to prove ownership in another browser. Each of them stops before the sign-in is complete. */
const ways: Record<string, (owner: Owner, parking: ParkingBrowser) => Promise<unknown>> = {
  async password({ email }, parking) {
    await parking.submit(await parking.open('/start'), { email, password });
  },
  async passkey({ browser }, parking) {
    const authenticator = softAuthenticator(site.url.origin);
    const add = passkeyForm(await browser.follow(await browser.open(edit), /Ajouter une clé/));
    await browser.submit(add.form, { credential: authenticator.create(add.options), name: 'Mon tél' });
    const ask = passkeyForm(await parking.open('/start'));
    await parking.submit(ask.form, { credential: authenticator.get(ask.options) });
  },
  async service({ email, browser }, parking) {
    google.person = { sub: email, email, email_verified: true };
    await browser.follow(await browser.follow(await browser.open(edit), /Relier Google/), /Google/);
    await parking.follow(await parking.open('/start'), /Google/);
  },
};

const resetPage = async (email: string, browser: Browser): Promise<Page> =>
  browser.submit(await browser.open('/start?policy=passwordReset'), { email });

async function askForAddress(browser: Browser, email: string): Promise<Page> {
  return browser.submit(await browser.open(link(await browser.open(edit), 'address')), { email });
}

async function changePassword(browser: Browser): Promise<Page> {
  return browser.submit(await browser.open(link(await browser.open(edit), 'password')), { password: next });
}

/** Actions of the owner that must end an unfinished sign-in. */
const endings: Record<string, (owner: Owner) => Promise<unknown>> = {
  async 'a password reset'({ email }) {
    const browser = site.browser();
    const chosen = await browser.submit(await resetPage(email, browser), { code: site.lastCode() });
    await browser.submit(chosen, { password: next });
  },
  'a change of password': async ({ browser }) => changePassword(browser),
  async 'a change of address'({ email, browser }) {
    const asked = await askForAddress(browser, `neuve-${email}`);
    await browser.submit(asked, { code: site.lastCode() });
  },
  'the end of all others': async ({ oid, browser }) =>
    site.relyingParty.ownSessions.endOthers(oid, browser.header('/idp/')),
  'the closing of the account': async ({ oid }) => site.relyingParty.ownSessions.endOthers(oid, null),
  'the deletion of the account': async ({ oid }) => forgetAccount(db, oid),
};

/**
 * Starts a sign-in to the same account in each way, and returns the browsers with the unfinished sign-ins.
 */
async function parkedEachWay(person: Owner): Promise<[string, ParkingBrowser][]> {
  const parked: [string, ParkingBrowser][] = [];
  for (const [way, prove] of Object.entries(ways)) {
    const browser = new ParkingBrowser(site.url, site.server);
    await prove(person, browser);
    parked.push([way, browser]);
  }
  return parked;
}

test.each(Object.entries(endings))('a proven but incomplete sign-in is ended by %s', async (_name, end) => {
  const person = await owner();
  const parked = await parkedEachWay(person);
  await end(person);
  for (const [way, browser] of parked) {
    expect([way, (await browser.goOn()).text]).toEqual([way, expect.stringContaining('type="password"')]);
    expect([way, await signedInAs(browser)]).toEqual([way, null]);
    const again = site.browser();
    for (const [key, cookie] of browser.cookies) again.cookies.set(key, cookie);
    expect((await again.open('/start?returnTo=/la')).url.pathname).not.toBe('/la');
  }
});

test('an unfinished sign-in of any kind can be completed later', async () => {
  const person = await owner();
  for (const [way, browser] of await parkedEachWay(person)) {
    await browser.goOn();
    expect([way, await signedInAs(browser)]).toEqual([way, person.oid]);
  }
});

test('a person who must sign in again can use the account’s current sign-in methods', async () => {
  const [person, parking] = [await owner(), new ParkingBrowser(site.url, site.server)];
  await ways['password']?.(person, parking);
  await changePassword(person.browser);
  const asked = await parking.goOn();
  await parking.submit(asked, { email: person.email, password: next });
  await parking.goOn();
  expect(await signedInAs(parking)).toBe(person.oid);
});

test('a password that is changed while it is checked signs nobody in', async () => {
  const [person, parking] = [await owner(), new ParkingBrowser(site.url, site.server)];
  const page = await parking.open('/start');
  await db.transaction().execute(async (one) => {
    // The attacker, who knows the old password, has read the row before the owner's change is committed.
    await one.updateTable('idp.accounts').set({ generation: 1 }).where('oid', '=', person.oid).execute();
    await parking.submit(page, { email: person.email, password });
  });
  await parking.goOn();
  expect(await signedInAs(parking)).toBeNull();
});

test.each(['a change of address', 'a change of password'])('a reset code from before %s is invalid', async (ending) => {
  const [person, browser] = [await owner(), site.browser()];
  const page = await resetPage(person.email, browser);
  const code = site.lastCode();
  await endings[ending]?.(person);
  const refused = await browser.submit(page, { code });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('expiré')]);
});

test('a reset code proven before a change of address allows no new password', async () => {
  const [person, browser] = [await owner(), site.browser()];
  const chosen = await browser.submit(await resetPage(person.email, browser), { code: site.lastCode() });
  await endings['a change of address']?.(person);
  await browser.submit(chosen, { password: 'encore une autre phrase' });
  expect(await signedInAs(browser)).toBeNull();
  expect(await signedInAs(person.browser)).toBe(person.oid);
});

async function signedInAs(browser: Browser): Promise<string | null> {
  return JSON.parse((await browser.request('/me')).text)?.oid ?? null;
}

/** Returns the address of a page of the profile edit. */
function link(overview: Page, name: string): string {
  return unescaped(new RegExp(`href="([^"]*/${name}\\?[^"]*)"`).exec(overview.text)?.[1] ?? '');
}
