import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test as base } from '@playwright/test';
import { row2026 } from '../../src/import/testing/source-rows.ts';
import { type Product, startProduct } from '../product.ts';
import { enterByLink } from './enter-office.ts';
import { violationsOf } from './violations.ts';

const open = { endBroadcastDate: '2099-01-31T00:00:00' };
const brussels = { ...open, cityName: 'BRUXELLES', cityNameEn: 'BRUSSELS' };
const springfield = { ...open, cityName: 'SPRINGFIELD', cityNameEn: 'SPRINGFIELD', countryId: 'US' };

/** Invented offers. The first and the last state no allowance, and the scale does not list the last place. */
const rows = [
  row2026(1, { ...brussels, missionTitle: 'SOUFFLEUSE DE LANTERNES (H/F)', indemnite: 0 }),
  row2026(2, { ...brussels, missionTitle: 'MONTEUSE DE LANTERNES (H/F)', indemnite: 2600 }),
  row2026(3, { ...springfield, missionTitle: 'VENDEUSE DE LANTERNES (H/F)', indemnite: 0 }),
];

let product: Product;

base.beforeAll(async () => {
  product = await startProduct({ environment: { DEMO_OFFERS: '0' } });
  const file = join(product.dataDir, 'rows.json');
  await writeFile(file, JSON.stringify({ result: rows, count: rows.length }));
  const env = { ...process.env, DATA_DIR: product.dataDir };
  await promisify(execFile)(process.execPath, ['src/programs/import-offers.ts', file], { env });
});
base.afterAll(async () => expect(await product.stop(), product.output()).toBe(0));

const words = {
  fr: {
    path: '',
    stated: '2 600 € / mois',
    monthly: 'Estimation selon le barème officiel : ≈ 2 859 € / mois barème 2025',
    plain: 'Estimation selon le barème officiel : ≈ 2 859 € barème 2025',
    whole: 'Estimation selon le barème officiel : ≈ 34 311 € barème 2025',
    unknown: 'à préciser',
    unknownOnCard: 'indemnité à préciser',
    explained: 'Comprendre l’indemnité',
    from: 'À partir de 2 500 € par mois',
  },
  en: {
    path: '/en',
    stated: '€2,600 / month',
    monthly: 'Estimate based on the official scale: ≈ €2,859 / month 2025 scale',
    plain: 'Estimate based on the official scale: ≈ €2,859 2025 scale',
    whole: 'Estimate based on the official scale: ≈ €34,311 2025 scale',
    unknown: 'to be confirmed',
    unknownOnCard: 'allowance TBC',
    explained: 'About the allowance',
    from: 'From €2,500 a month',
  },
};

/** Returns the allowance on the card of an offer. */
const onCard = (page: Page, title: RegExp) =>
  page.getByRole('article').filter({ hasText: title }).getByRole('definition').last();

/** Fails if the page or the stub of a card is wider or higher than its place. */
async function expectNoOverflow(page: Page) {
  const tooLarge = await page.evaluate(() =>
    [...document.querySelectorAll('article dl')]
      .filter((stub) => stub.scrollWidth > stub.clientWidth || stub.scrollHeight > stub.clientHeight)
      .map(({ textContent }) => textContent),
  );
  expect(tooLarge).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

for (const [width, language, colorScheme] of [
  [390, 'fr', 'dark'],
  [1280, 'en', 'light'],
] as const)
  base(`an offer that states no allowance shows that of the scale, at ${width} px in ${language}`, async ({ page }) => {
    const t = words[language];
    const search = `${product.origin}${t.path}/offres/recherche`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });

    await page.goto(search);
    await expect(onCard(page, /souffleuse/i)).toHaveText(t.monthly);
    await expect(onCard(page, /monteuse/i)).toHaveText(t.stated);
    await expect(onCard(page, /vendeuse/i)).toHaveText(t.unknownOnCard);
    await expectNoOverflow(page);
    expect(await violationsOf(page, 'colours')).toEqual([]);

    await page.goto(`${search}?indemnite=2500&sort=6`);
    await expect(page.getByRole('article')).toHaveText([/souffleuse/i, /monteuse/i]);
    await page.goto(`${search}?indemnite=2700`);
    await expect(page.getByRole('article')).toHaveText([/souffleuse/i]);

    await page.getByRole('link', { name: /souffleuse/i }).click();
    await expect(page.getByRole('definition').filter({ hasText: t.plain }).first()).toBeVisible();
    await page.getByText(t.explained).click();
    await expect(page.getByText(t.whole)).toBeVisible();
    await expectNoOverflow(page);
    expect(await violationsOf(page, 'colours')).toEqual([]);

    await page.goto(`${product.origin}${t.path}/espace-personnel/favoris/comparer?offre=1&offre=2&offre=3`);
    const cells = page.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveText([t.plain, t.stated.replace(/ \/.*/, ''), t.unknown]);
  });

/** Fills in the form of a new scale, and asks for its check. */
async function checkScale(page: Page, rows: string): Promise<void> {
  const facts = {
    Année: '2026',
    'À compter du': new Date().toISOString().slice(0, 10),
    Source: 'Arrêté du 1er octobre 2026',
    'Adresse de la source': 'https://journal.example/arrete',
    'Partie fixe, en euros par mois': '800',
    'Parties géographiques': rows,
  };
  for (const [label, value] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Vérifier' }).click();
}

// Comes last, because its scale replaces the one of the other journeys.
base('an operator pastes a new scale and corrects a line, and offers then show it', async ({ page }) => {
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  await page.goto(`${product.origin}/bureau/bareme`);
  await checkScale(page, 'Pays;Ville;Montant\nBE;Bruxelles;2100,50\nUS;deux mille');
  await expect(page.getByRole('row', { name: /^3 US;deux mille Montant/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await checkScale(page, 'Pays;Ville;Montant\nBE;Bruxelles;2100,50\nUS;2000');
  await expect(page.getByRole('row', { name: 'Belgique – Bruxelles 2 900,50 €' })).toBeVisible();
  const missing = page.getByRole('table', { name: 'Lieux du barème précédent qui manquent' }).getByRole('row');
  await expect(missing.nth(2)).toContainText('Afrique du Sud');
  await expect(missing.filter({ hasText: 'États-Unis – San Diego' })).toHaveCount(1);
  await expect(page.getByText('2 offres ouvertes affichent aujourd’hui')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer ce barème' }).click();
  await expect(page.getByText('Le barème est enregistré.')).toBeVisible();
  const estimate = 'Estimation selon le barème officiel : ≈ 2 901 € / mois barème 2026';
  await expect(async () => {
    await page.goto(`${product.origin}/offres/recherche`);
    await expect(onCard(page, /souffleuse/i)).toHaveText(estimate, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(onCard(page, /monteuse/i)).toHaveText(words.fr.stated);
});
