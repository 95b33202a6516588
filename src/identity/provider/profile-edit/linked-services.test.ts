import { afterEach, expect, test, vi } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Page } from '#identity/testing/browser.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const google = await startTestService('google', () => site.url.origin);
const site: TestSite = await startTestSite(db, { services: { google: google.credentials } });
const password = 'un long mot de passe';

const linksOf = (email: string) =>
  db
    .selectFrom('idp.linked_identities as link')
    .innerJoin('idp.accounts as account', 'account.oid', 'link.oid')
    .select('link.service')
    .where('account.email', '=', email)
    .execute();

const lettersTo = (email: string) => site.letters.filter(({ to }) => to === email).map(({ job }) => job);
const edit = '/start?policy=profileEdit';

/** Advances the clock of this process, so that sign-ins are no longer recent. */
function wait(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minute });
}

afterEach(() => vi.useRealTimers());

/**
 * Signs in by password and opens the page that leads to Google. At Google, the person has the subject id
 * `sub`.
 */
async function aboutToLink(email: string, sub: string) {
  await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), { email, password });
  Object.assign(google, { person: { sub, email: 'ailleurs@exemple.fr', email_verified: true }, outage: null });
  return { browser, page: await browser.follow(await browser.open(edit), /Relier Google/) };
}

test('a service linked in the profile edit signs the person in, even with another address, and is reported by a letter', async () => {
  const email = 'nina@exemple.fr';
  const { browser, page } = await aboutToLink(email, 'nina');
  const overview = await browser.follow(page, /Google/);
  expect(overview.text).toContain('Ce service est relié à votre compte');
  expect(overview.text).not.toContain('Relier Google');
  expect([await linksOf(email), lettersTo(email)]).toEqual([[{ service: 'google' }], ['account.mail-ways-changed']]);
  const other = site.browser();
  await other.follow(await other.open('/start'), /Google/);
  expect(JSON.parse((await other.open('/me')).text)).toMatchObject({ claims: { emails: [email] } });
});

test('a service identity linked to another account cannot be linked, and its link stays', async () => {
  await aboutToLink('eva@exemple.fr', 'contested').then(({ browser, page }) => browser.follow(page, /Google/));
  const { browser, page } = await aboutToLink('zoe@exemple.fr', 'contested');
  const refused = await browser.follow(page, /Google/);
  expect(refused.text).toContain('est déjà relié à un autre compte');
  expect([await linksOf('eva@exemple.fr'), await linksOf('zoe@exemple.fr')]).toEqual([[{ service: 'google' }], []]);
  expect(lettersTo('zoe@exemple.fr')).toEqual([]);
});

test('a cancelled or failed visit to a service shows the reason and can be repeated', async () => {
  const { browser, page } = await aboutToLink('ida@exemple.fr', 'ida');
  google.person = null;
  const back = await browser.follow(page, /Google/);
  expect(back.text).toContain('Vous n’avez pas terminé');
  Object.assign(google, { person: { sub: 'ida', email: 'ida@exemple.fr' } });
  expect((await browser.follow(back, /Google/)).text).toContain('n’a pas vérifié');
  expect(await linksOf('ida@exemple.fr')).toEqual([]);
});

test('linking requires a recent sign-in, even if the address of the service is opened directly', async () => {
  const { browser, page } = await aboutToLink('lea@exemple.fr', 'lea');
  wait(6);
  const confirm = await browser.follow(page, /Google/);
  expect(confirm.url.pathname).toMatch(/\/confirm$/);
  const sure = await browser.submit(confirm, { password });
  expect((await browser.follow(sure, /Google/)).text).toContain('Ce service est relié');
  const base = page.url.pathname.replace('/link-service', '');
  const of = async (path: string): Promise<Page> => browser.open(`${base}/${path}`);
  expect((await of('link-service?id=linkedin')).status).toBe(404);
  expect((await of('federation/linkedin')).url.pathname).toBe(base);
  expect((await of('federation/google/answer?state=x&code=y')).text).toContain('n’a pas abouti');
});

/** Returns from Google and opens the next page of the provider. */
async function comeByGoogle(email: string) {
  Object.assign(google, { person: { sub: email, email, email_verified: true } });
  const browser = site.browser();
  return { browser, page: await browser.follow(await browser.open('/start'), /Google/) };
}

test('the profile edit removes a linked service while another sign-in method remains', async () => {
  const email = 'ana@exemple.fr';
  await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { email, password });
  expect(await linksOf(email)).toEqual([{ service: 'google' }]);
  const sure = await browser.follow(await browser.open('/start?policy=profileEdit'), /Dissocier/);
  const done = await browser.submit(sure, {});
  expect(done.text).toContain('Ce service est dissocié de votre compte');
  expect([await linksOf(email), lettersTo(email)]).toEqual([
    [],
    Array.from({ length: 2 }, () => 'account.mail-ways-changed'),
  ]);
});

test('the last sign-in method cannot be removed', async () => {
  const email = 'lou@exemple.fr';
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { givenName: 'Lou', familyName: 'Petit', terms: 'yes' });
  const sure = await browser.follow(await browser.open('/start?policy=profileEdit'), /Dissocier/);
  expect(sure.text).toContain('C’est votre seul moyen de connexion');
  expect(sure.text).not.toContain('<form');
  expect(await linksOf(email)).toEqual([{ service: 'google' }]);
});

test('a link of another account cannot be removed', async () => {
  const { browser, page } = await comeByGoogle('max@exemple.fr');
  await browser.submit(page, { givenName: 'Max', familyName: 'Petit', terms: 'yes' });
  const overview = await browser.open('/start?policy=profileEdit');
  const address = `${overview.url.pathname}/remove-service?id=google%3Alou%40exemple.fr`;
  expect((await browser.open(address)).text).not.toContain('Dissocier');
  expect(await linksOf('lou@exemple.fr')).toEqual([{ service: 'google' }]);
});

test('a person who signs in only by a service confirms by a code, and may then choose a password', async () => {
  const email = 'noe@exemple.fr';
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { givenName: 'Noé', familyName: 'Petit', terms: 'yes' });
  const overview = await browser.open(edit);
  wait(6);
  const asked = await browser.open(`${overview.url.pathname}/password`);
  expect([asked.url.pathname.split('/').at(-1), asked.text.includes('type="password"')]).toEqual(['confirm', false]);
  expect(lettersTo(email)).toEqual([]);
  const code = await browser.submit(asked, { again: 'yes' });
  expect(lettersTo(email)).toEqual(['account.mail-code']);
  const wrong = await browser.submit(code, { code: site.lastCode() === '000000' ? '000001' : '000000' });
  expect([wrong.status, wrong.text.includes('Corriger l’adresse')]).toEqual([422, false]);
  const again = await browser.submit(wrong, { again: 'yes' });
  expect(again.text).toContain('Un nouveau message est parti');
  const form = await browser.submit(again, { code: site.lastCode() });
  expect(form.url.pathname).toMatch(/\/password$/);
  const done = await browser.submit(form, { password: 'trois rivières et un pont' });
  expect(done.text).toContain('Votre mot de passe est changé');
  const other = site.browser();
  await other.submit(await other.open('/start'), { email, password: 'trois rivières et un pont' });
  expect(JSON.parse((await other.open('/me')).text)).toMatchObject({ claims: { emails: [email] } });
});

test('a code confirms only once: after five minutes the next sensitive page asks for another', async () => {
  const email = 'tom@exemple.fr';
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { givenName: 'Tom', familyName: 'Petit', terms: 'yes' });
  const address = `${(await browser.open(edit)).url.pathname}/password`;
  wait(6);
  const code = await browser.submit(await browser.open(address), { again: 'yes' });
  const spent = site.lastCode();
  expect((await browser.submit(code, { code: spent })).url.pathname).toBe(address);
  wait(6);
  const asked = await browser.open(address);
  expect(asked.text).toContain('Recevoir un code');
  expect((await browser.submit(asked, { code: spent })).url.pathname).toMatch(/\/confirm$/);
});

test('an account with a password cannot be confirmed by a code', async () => {
  const { browser, page } = await aboutToLink('mia@exemple.fr', 'mia');
  wait(6);
  const confirm = await browser.follow(page, /Google/);
  expect((await browser.submit(confirm, { again: 'yes', code: '123456' })).status).toBe(422);
  expect(lettersTo('mia@exemple.fr')).toEqual([]);
});
