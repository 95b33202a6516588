import type { Browser, Page } from '@playwright/test';
import { firstOffer, type Language, newEmail, words } from './candidate.ts';
import type { Product } from '../product.ts';
import { expect, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';
import { pageWithoutScript } from './main-job.ts';
import { signInNew } from './signed-in.ts';

const said = {
  fr: {
    open: 'Voir la candidature',
    choice: 'Prendre contact',
    review: 'Vérifier avant l’envoi',
    send: 'Envoyer ma réponse',
    answered: 'Le recruteur souhaite prendre contact avec vous.',
    withdraw: 'Retirer ma candidature',
    confirm: 'Oui, retirer ma candidature',
    gone: 'Cette candidature a été retirée',
  },
  en: {
    open: 'View the application',
    choice: 'Get in touch',
    review: 'Review my reply',
    send: 'Send my reply',
    answered: 'The recruiter would like to get in touch with you.',
    withdraw: 'Withdraw my application',
    confirm: 'Yes, withdraw my application',
    gone: 'This application has been withdrawn',
  },
};

type Journey = { page: Page; recruiter: Page; product: Product; language: Language };

/**
 * Goes through an application: the candidate applies, the recruiter opens and answers, the candidate reads
 * the answer and withdraws.
 */
async function apply({ page, recruiter, product, language }: Journey): Promise<void> {
  const [w, s] = [words[language], said[language]];
  await signInNew(page, product, { language, complete: true });
  await page.goto(`${product.origin}${w.prefix}/offres/recherche`);
  await firstOffer(page).click();
  const message = `Disponible ${newEmail()}`;
  await page.getByRole('textbox', { name: w.message }).fill(message);
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  const link = await linkInMail(page, product.origin, { path: `${w.prefix}/recruteurs/[\\w.-]+`, quoted: message });
  await recruiter.goto(link);
  await recruiter.getByRole('button', { name: s.open }).click();
  await expect(recruiter.getByText(message)).toBeVisible();
  await recruiter.getByLabel(s.choice).check();
  await recruiter.getByRole('textbox').fill('Parlons-en <demain>');
  await recruiter.getByRole('button', { name: s.review }).click();
  await recruiter.getByRole('button', { name: s.send }).click();
  await expect(recruiter).toHaveURL(/done=answered/);
  await page.goto(`${product.origin}${w.prefix}/espace-personnel/candidatures`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(s.answered)).toBeVisible();
  await expect(page.getByText('Parlons-en <demain>')).toBeVisible();
  await page.getByRole('link', { name: s.withdraw }).click();
  await page.getByRole('button', { name: s.confirm }).click();
  await expect(page).toHaveURL(/done=withdrawn/);
  await recruiter.reload();
  await expect(recruiter.getByText(s.gone)).toBeVisible();
  await recruiter.context().close();
}

const visitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a recruiter answers by the link of the letter, the candidate reads the answer and deletes the account, in French', async ({
  page,
  browser,
  product,
}) => {
  await apply({ page, recruiter: await visitor(browser), product, language: 'fr' });
});

test('a recruiter answers by the link of the letter, in English without JavaScript', async ({ browser, product }) => {
  const [page, recruiter] = [await pageWithoutScript(browser), await pageWithoutScript(browser)];
  await apply({ page, recruiter, product, language: 'en' });
  await page.context().close();
});
