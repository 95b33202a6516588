import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newsletterTextVersion } from '../../src/board/newsletter/newsletter-limits.ts';
import type { Product } from '../product.ts';
import { inDatabase } from '../product-database.ts';
import { newEmail } from './candidate.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';

async function subscribe(product: Product, email: string): Promise<void> {
  const agreed = { confirmed_at: new Date(), text_version: newsletterTextVersion };
  const row = { email, locale: 'fr', question: randomUUID(), ...agreed } as const;
  await inDatabase(product, (db) => db.insertInto('newsletter_subscriptions').values(row).execute());
}

/** Waits until the local mailbox has one newsletter to an address. */
async function expectLetterTo(page: Page, email: string): Promise<void> {
  const letters = async () => {
    const listed = await (await page.request.get('/boite-aux-lettres')).text();
    return listed.split('<li').filter((item) => item.includes(email) && item.includes('La lettre du volontariat'));
  };
  await expect.poll(async () => (await letters()).length, { timeout: 30_000 }).toBe(1);
}

test('an operator reads the next newsletter, skips and restores it, tests it, and sends it once', async ({
  page,
  product,
}) => {
  const subscriber = newEmail();
  await subscribe(product, subscriber);
  const operator = await enterByLink(page, product, 'Olga Petrova', 'operator');
  await page.goto('/bureau/lettre');
  await expect(page.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sauter le prochain numéro' }).click();
  await expect(page.getByText(/^Sauté \(prévu le .+\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Rétablir le prochain numéro' }).click();
  await expect(page.getByText('Le prochain numéro partira à sa date.')).toBeVisible();

  await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(page.getByText('L’essai est parti à votre adresse.')).toBeVisible();
  await expectLetterTo(page, operator);

  await page.getByRole('button', { name: 'Envoyer maintenant…' }).click();
  await expect(page.getByText(/^\d+ abonnés? reçoi(t|vent) ce numéro$/)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer la lettre' }).click();
  await expect(page.getByText('Le numéro est figé')).toBeVisible();
  await expect(page.getByText('Le numéro de ce mois est parti')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer maintenant…' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Numéros partis' }).getByRole('row')).toHaveCount(2);
  await expectLetterTo(page, subscriber);
});
