import type { Page } from '@playwright/test';
import { createAccount, type Language, newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';
import { pageWithoutScript } from './main-job.ts';

const said = {
  fr: {
    create: 'Créer une alerte',
    begun: /son alerte activée/,
    agree: 'Recevoir mes alertes',
    agreed: 'C’est confirmé',
    daily: /Alerte chaque jour/,
    remove: /^Supprimer :/,
    undo: 'Annuler',
  },
  en: {
    create: 'Create an alert',
    begun: /its alert is on/,
    agree: 'Receive my alerts',
    agreed: 'Confirmed',
    daily: /Alert every day/,
    remove: /^Delete:/,
    undo: 'Undo',
  },
};

/**
 * Makes an alert of a search that finds nothing, consents by the letter, removes the saved search and
 * restores it.
 */
async function beAlerted(page: Page, origin: string, language: Language): Promise<void> {
  const [{ prefix }, s, email] = [words[language], said[language], newEmail()];
  await page.goto(`${origin}${prefix}/offres/recherche?query=zythologue`);
  await page.getByRole('button', { name: s.create }).click();
  await page.getByRole('link', { name: words[language].signUp }).first().click();
  await createAccount(page, language, email);
  await expect(page.getByText(s.begun)).toBeVisible();
  await page.goto(await linkInMail(page, origin, { path: `${prefix}/alertes/accord/[\\w.-]+`, listed: email }));
  await page.getByRole('button', { name: s.agree }).click();
  await expect(page.getByRole('heading', { name: s.agreed })).toBeVisible();
  await page.goto(`${origin}${prefix}/espace-personnel/recherches`);
  const searches = page.getByRole('main').getByText(s.daily);
  await expect(searches).toHaveCount(1);
  await page.getByRole('button', { name: s.remove }).click();
  await expect(searches).toHaveCount(0);
  await page.getByRole('button', { name: s.undo }).click();
  await expect(searches).toHaveCount(1);
}

test('a search without results becomes an alert once the candidate has consented in the letter, in French', async ({
  page,
  product,
}) => {
  await beAlerted(page, product.origin, 'fr');
});

test('a search without results becomes an alert, in English without JavaScript', async ({ browser, product }) => {
  const page = await pageWithoutScript(browser);
  await beAlerted(page, product.origin, 'en');
  await page.context().close();
});
