import type { Page } from '@playwright/test';
import { createAccount, type Language, newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { pageWithoutScript } from './main-job.ts';

const said = {
  fr: {
    create: 'Enregistrer et m’alerter',
    begun: /son alerte activée/,
    daily: /Alerte chaque jour/,
    undo: 'Annuler',
  },
  en: {
    create: 'Save and alert me',
    begun: /its alert is on/,
    daily: /Alert every day/,
    undo: 'Undo',
  },
};

/**
 * Makes an alert of a search that finds nothing with one press, undoes it, and restores it. The address was
 * proven by a code at the sign-up.
 */
async function beAlerted(page: Page, origin: string, language: Language): Promise<void> {
  const [{ prefix }, s, email] = [words[language], said[language], newEmail()];
  await page.goto(`${origin}${prefix}/offres/recherche?query=zythologue`);
  await page.getByRole('button', { name: s.create }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words[language].signUp, exact: true }).click();
  await createAccount(page, language, email);
  await expect(page.getByText(s.begun)).toBeVisible();
  const searches = main.getByText(s.daily);
  await page.getByRole('button', { name: s.undo }).click();
  await expect(page).toHaveURL(/recherches\?done=removed/);
  await expect(searches).toHaveCount(0);
  await page.getByRole('button', { name: s.undo }).click();
  await expect(searches).toHaveCount(1);
}

test('a search without results becomes an alert by one press, in French', async ({ page, product }) => {
  await beAlerted(page, product.origin, 'fr');
});

test('a search without results becomes an alert, in English without JavaScript', async ({ browser, product }) => {
  const page = await pageWithoutScript(browser);
  await beAlerted(page, product.origin, 'en');
  await page.context().close();
});
