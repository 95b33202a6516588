import { expect, test } from '@playwright/test';
import { openDatabase } from '../../src/database/open.ts';
import { createAccount as insert } from '../../src/identity/provider/accounts/accounts.ts';
import { createAccount, newEmail, signIn } from '../journeys/candidate.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
test.beforeAll(async () => (product = await startProduct({ environment: { DEMO_OFFERS: '20' } })));
test.afterAll(async () => void (await product.stop()));

const refusal = 'Votre compte n’est pas disponible.';
const password = 'un long mot de passe';

/** Creates an account directly in the database, without the pages. */
async function insertAccount(email: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: product.dataDir });
  await insert(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  await close();
}

async function setStatus(email: string, statusId: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: product.dataDir });
  await db.updateTable('candidates').set({ status_id: statusId }).where('email', '=', email).execute();
  await close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, locale: 'fr-FR' });

    test('a candidate whose account becomes unavailable is signed out on the next page, and reads the reason once', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto(`${product.origin}/`); // Puts the page into the cache that all visitors share.
      await page.goto(`${product.origin}/inscription?to=/espace-personnel`);
      await createAccount(page, 'fr', email);
      await expect(page.getByRole('heading', { name: 'Votre espace personnel' })).toBeVisible();
      await setStatus(email, 10);
      await page.goto(`${product.origin}/espace-personnel`);
      await expect(page.getByRole('dialog').getByText(refusal)).toBeVisible();
      await page.goto(`${product.origin}/offres/recherche`);
      await expect(page.getByText(refusal)).toHaveCount(0);
      await page.goto(`${product.origin}/connexion?to=/espace-personnel`);
      await signIn(page, 'fr', email);
      await expect(page.getByRole('dialog').getByText(refusal)).toBeVisible();
    });

    test('an error of the provider in the query of any page opens the error dialog', async ({ page }) => {
      await page.goto(`${product.origin}/en/offres/recherche?error=server_error`);
      await expect(page.getByRole('dialog').getByText('Something went wrong while you were signing in.')).toBeVisible();
    });
  });
}

test('an API sign-in to a refused account gets the reason without markup, in the requested language', async ({
  request,
}) => {
  const email = newEmail();
  await insertAccount(email);
  const login = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await request.post(`${product.origin}/api/auth/login`, { data: { email, password }, headers });
    return { status: answer.status(), message: String((await answer.json()).message) };
  };
  expect((await login('fr')).status).toBe(200);
  for (const statusId of [1, 10, -1]) {
    await setStatus(email, statusId);
    const [french, english] = [await login('fr'), await login('en')];
    expect([french.status, english.status]).toEqual([403, 403]);
    expect(french.message).toMatch(/^Votre compte n’est pas disponible\. [^<]+écrivez-nous[^<]+\.$/);
    expect(english.message).toMatch(/^Your account is not available\. [^<]+write to us[^<]+\.$/);
  }
});
