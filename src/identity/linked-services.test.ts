import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from './provider/accounts.ts';
import { startTestService } from './testing/test-service.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

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

/** Comes by Google, and is at the page of the provider that follows. */
async function comeByGoogle(email: string) {
  Object.assign(google, { person: { sub: email, email, email_verified: true } });
  const browser = site.browser();
  return { browser, page: await browser.follow(await browser.open('/start'), /Google/) };
}

test('a linked service is removed in the profile edit, while another way of signing in remains', async () => {
  const email = 'ana@exemple.fr';
  await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { email, password });
  expect(await linksOf(email)).toEqual([{ service: 'google' }]);
  const sure = await browser.follow(await browser.open('/start?policy=profileEdit'), /Délier/);
  const done = await browser.submit(sure, {});
  expect(done.text).toContain('Ce service n’ouvre plus votre compte');
  expect(await linksOf(email)).toEqual([]);
});

test('the only way of signing in stays', async () => {
  const email = 'lou@exemple.fr';
  const { browser, page } = await comeByGoogle(email);
  await browser.submit(page, { givenName: 'Lou', familyName: 'Petit', terms: 'yes' });
  const sure = await browser.follow(await browser.open('/start?policy=profileEdit'), /Délier/);
  expect(sure.text).toContain('C’est votre seule façon de vous connecter');
  expect(sure.text).not.toContain('<form');
  expect(await linksOf(email)).toEqual([{ service: 'google' }]);
});

test('nobody removes the link of somebody else', async () => {
  const { browser, page } = await comeByGoogle('max@exemple.fr');
  await browser.submit(page, { givenName: 'Max', familyName: 'Petit', terms: 'yes' });
  const overview = await browser.open('/start?policy=profileEdit');
  const address = `${overview.url.pathname}/remove-service?id=google%3Alou%40exemple.fr`;
  expect((await browser.open(address)).text).not.toContain('Délier');
  expect(await linksOf('lou@exemple.fr')).toEqual([{ service: 'google' }]);
});
