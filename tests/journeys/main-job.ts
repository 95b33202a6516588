import { type Browser, expect, type Page } from '@playwright/test';
import {
  answerConditions,
  completeProfile,
  createAccount,
  type Language,
  mailsFor,
  newEmail,
  words,
} from './candidate.ts';

type Journey = { page: Page; origin: string; language: Language; query: string; expected: RegExp };

/**
 * Does what the site is for: finds an offer by keyword, opens it, creates an account, completes the profile,
 * applies, and sees the application in the personal space. Then the two mails are in the mailbox.
 */
export async function doMainJob({ page, origin, language, query, expected }: Journey): Promise<void> {
  const w = words[language];
  const email = newEmail();
  await findOffer(page, origin, language, query, expected);
  const offer = new URL(page.url()).pathname;
  await page.getByRole('main').getByRole('link', { name: w.toApply, exact: true }).first().click();
  // With scripts the sign-in methods open in a dialog, without scripts on a page.
  const methods = page.locator('dialog[open], main');
  await methods.getByRole('link', { name: w.signUp }).filter({ visible: true }).first().click();
  await createAccount(page, language, email);
  await expect(page).toHaveURL(new RegExp(`${offer}(#candidature)?$`));
  await page.getByRole('link', { name: w.completeProfile }).click();
  await answerConditions(page, language);
  await completeProfile(page, language);
  await page.getByRole('link', { name: w.backToOffer }).click();
  await expect(page).toHaveURL(new RegExp(`${offer}$`));
  await expect(page.getByRole('textbox', { name: w.firstName, exact: true })).toHaveValue('Camille');
  await page.getByRole('textbox', { name: w.message }).fill('Bonjour, cette mission est faite pour moi.');
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  await page.goto(`${origin}${w.prefix}/espace-personnel/candidatures`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: expected }).first()).toBeVisible();
  await expect.poll(() => mailsFor(page, origin, email)).toBe(1);
  await page.goto(origin + offer);
  await expect(page.getByText(w.alreadyApplied)).toBeVisible();
}

/** Searches by keyword and opens the first offer whose title is the expected one. */
async function findOffer(
  page: Page,
  origin: string,
  language: Language,
  query: string,
  expected: RegExp,
): Promise<void> {
  const w = words[language];
  await page.goto(`${origin}${w.prefix}/offres/recherche`);
  await page.getByRole('main').getByRole('searchbox', { name: w.keyword }).fill(query);
  await page.getByRole('main').getByRole('button', { name: w.search }).first().click();
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('article').getByRole('link', { name: expected }).first().click();
  await expect(page).toHaveURL(/\/offres\/\d+/);
}

/** Opens a page in a browser without JavaScript. */
export async function pageWithoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}
