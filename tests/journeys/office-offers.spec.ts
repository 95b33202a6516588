import type { Page } from '@playwright/test';
import { row2026 } from '../../src/import/testing/source-rows.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

// No other journey and no demo has these offers and companies. The numbers are of one run, because a retry
// keeps the data of the first attempt.
const first = 900_000 + (Math.floor(Date.now() / 1000) % 90_000);
const [offer, other] = [first, first + 1];
const companyName = `Passerelles ${first}`;
const branch = `${companyName} Services`;

// The second journey needs the companies of the first.
test.describe.configure({ mode: 'serial' });

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const open = {
  startBroadcastDate: `${dayFromNow(-3)}T00:00:00`,
  endBroadcastDate: `${dayFromNow(60)}T00:00:00`,
  missionStartDate: `${dayFromNow(90)}T00:00:00`,
  missionEndDate: `${dayFromNow(455)}T00:00:00`,
};

const rows = (title: string) => [
  row2026(offer, {
    ...open,
    missionTitle: title,
    organizationName: companyName,
    organizationId: offer,
  }),
  row2026(other, {
    ...open,
    missionTitle: 'Souffleur de verre',
    organizationName: branch,
    organizationId: other,
  }),
];

/** Imports rows by a file, as an operator does: first the trial, then the import. */
async function importRows(page: Page, title: string): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ result: rows(title) }));
  await page.goto('/bureau/imports');
  await page.getByLabel('Fichier de lignes').setInputFiles({ name: 'rows.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Essayer ce fichier' }).click();
  const send = page.getByRole('button', { name: 'Importer ce fichier' });
  await ended(page, /^Essai \d/);
  expect(await violationsOf(page)).toEqual([]);
  await send.click();
  await ended(page, /^Import \d/);
}

/** Waits for the page of a run, and for the end of the run. */
async function ended(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Terminé', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('an operator corrects the title of an offer, and the next import keeps it', async ({ page, product }) => {
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  await importRows(page, 'Verrier');
  await page.goto(`/bureau/offres/${offer}`);
  await page
    .getByRole('row', { name: /^Titre/ })
    .getByRole('link', { name: /^Corriger/ })
    .click();
  await page.getByLabel('Nouvelle valeur').fill('Maître verrier');
  await page.getByLabel('Note').fill('Titre du contrat');
  await page.getByRole('button', { name: 'Enregistrer la correction' }).click();
  await expect(page.getByText('Les imports la garderont.')).toBeVisible();

  await importRows(page, 'Verrier à Murano');
  await page.goto(`/bureau/offres/${offer}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maître verrier' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Titre/ })).toContainText('Verrier à Murano');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/bureau/corrections');
  await expect(page.getByRole('row', { name: /Maître verrier/ })).toContainText('Verrier à Murano');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`/offres/${offer}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maître verrier');
});

test('an operator merges two companies and separates them again', async ({ page, product }) => {
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  await page.goto('/bureau/entreprises');
  await page.getByLabel('Nom ou numéro').fill(companyName);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('main').getByRole('link', { name: companyName, exact: true }).click();
  const company = page.url();
  await page
    .getByRole('row', { name: new RegExp(branch) })
    .getByRole('link', { name: /Comparer et fusionner/ })
    .click();
  await expect(page.getByText(`« ${branch} » deviendra « ${companyName} »`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: `Fusionner dans « ${companyName} »` }).click();
  await expect(page.getByText('Les deux entreprises n’en font plus qu’une.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`/offres/${other}`);
  await expect(page.getByRole('main')).not.toContainText(branch);

  await page.goto(company);
  await page
    .getByRole('row', { name: new RegExp(branch) })
    .getByRole('button', { name: /^Séparer/ })
    .click();
  await expect(page.getByText('L’entreprise est de nouveau séparée.')).toBeVisible();
  await page.goto(`/offres/${other}`);
  await expect(page.getByRole('main')).toContainText(branch);
});
