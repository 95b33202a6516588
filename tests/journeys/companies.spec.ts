import { createAccount, newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { pageWithoutScript } from './main-job.ts';

// The first company of the demo offers.
const company = '/entreprises/800001';

test('a visitor reads the summary of a company and, after signing up, its figures, without JavaScript', async ({
  browser,
  product,
}) => {
  const page = await pageWithoutScript(browser);
  await page.goto(`${product.origin}/entreprises`);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/entreprises\/\d+$/);
  await page.goto(product.origin + company);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('heading', { name: 'Chiffres clés' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: words.fr.signUp }).first().click();
  await createAccount(page, 'fr', newEmail());
  await expect(page).toHaveURL(new RegExp(`${company}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chiffres clés' })).toBeVisible();
});
