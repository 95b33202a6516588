import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Browser, Page } from './testing/browser.ts';
import { startTestSite } from './testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);

const marie = { email: 'Marie.Durand@exemple.fr', password: 'un long mot de passe', givenName: 'Marie', familyName: 'Durand' };

const signUp = async (browser: Browser, person = marie): Promise<Page> => browser.submit(await browser.open('/start?policy=signUp&returnTo=/offres/12'), person);

test('a sign-up creates the account, signs in and returns to the target as a simple registration', async () => {
  const browser = site.browser();
  const page = await signUp(browser);
  expect(page.url.pathname + page.url.search).toBe('/offres/12?method=simple');
  const session = JSON.parse((await browser.open('/me')).text);
  expect(session.claims).toMatchObject({ given_name: 'Marie', family_name: 'Durand', name: 'Marie Durand', emails: [marie.email], tfp: 'signup' });
});
