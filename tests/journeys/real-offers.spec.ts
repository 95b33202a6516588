import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, test as base } from '@playwright/test';
import { z } from 'zod';
import { type Product, startProduct } from '../product.ts';
import { firstOffer, words } from './candidate.ts';
import { expect } from './journey.ts';
import { doMainJob } from './main-job.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

const folder = process.env['REAL_OFFERS_DIR'];
const run = promisify(execFile);

// Folder of real offers. The offers belong to others, so they are in a separate folder and are never part of
// the project.
base.skip(folder === undefined, 'REAL_OFFERS_DIR names no folder of real offers');

const rowsFile = z.looseObject({ result: z.array(z.looseObject({ organizationId: z.number() })) });
let product: Product;

base.beforeAll(async () => {
  base.setTimeout(120_000);
  product = await startProduct({ environment: { DEMO_OFFERS: '0' } });
  const file = rowsFile.parse(JSON.parse(await readFile(join(folder ?? '', 'offers-2026-04.rows.json'), 'utf8')));
  const poor = { ...file, result: file.result.map(poorer) };
  const path = join(product.dataDir, 'rows.json');
  await writeFile(path, JSON.stringify(poor));
  const environment = { ...process.env, DATA_DIR: product.dataDir };
  const { stdout } = await run(process.execPath, ['src/programs/import-offers.ts', path], { env: environment });
  expect(stdout).toMatch(/84\d/);
});
base.afterAll(async () => expect(await product.stop(), product.output()).toBe(0));

/**
 * Makes a row like those of the source in 2025: without an allowance, and two of three without a company
 * number.
 */
function poorer(row: { organizationId: number }, index: number) {
  return { ...row, indemnite: 0, organizationId: index % 3 === 0 ? row.organizationId : 0 };
}

base('after an import, a candidate finds a real offer and applies to it', async ({ page }) => {
  base.setTimeout(120_000);
  await doMainJob({
    page,
    origin: product.origin,
    language: 'fr',
    query: 'technicien service client',
    expected: /technicien service client/i,
  });
});

const said = {
  fr: {
    query: 'ingénieur hors Allemagne, sans anglais',
    excluded: ['Hors Allemagne', 'Sans anglais demandé'],
    removes: 'Retirer le critère',
    country: 'Allemagne',
    alert: 'Enregistrer et m’alerter',
    begun: /son alerte activée/,
    estimate: /Estimation selon le barème officiel/,
  },
  en: {
    query: 'engineer not in Germany, without English',
    excluded: ['Not in Germany', 'No English required'],
    removes: 'Remove',
    country: 'Germany',
    alert: 'Save and alert me',
    begun: /its alert is on/,
    estimate: /Estimate based on the official scale/,
  },
};

const total = async (page: Page): Promise<number> =>
  Number((await page.locator('#resultats').textContent())?.replaceAll(/\D/g, ''));

for (const [width, language] of [
  [390, 'fr'],
  [1280, 'en'],
] as const) {
  const [s, { prefix }] = [said[language], words[language]];

  base(`real offers without an allowance show that of the scale, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.origin}${prefix}/offres/recherche`);
    const cards = await page.getByRole('article').count();
    const estimates = await page.getByRole('article').getByText(s.estimate).count();
    expect(estimates).toBeGreaterThan(cards / 2);
    await firstOffer(page).click();
    await expect(page.getByRole('main').getByText(s.estimate).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  base(`a search of real offers excludes places and languages, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.origin}${prefix}/offres/recherche?query=${encodeURIComponent(s.query)}`);
    for (const tag of s.excluded) await expect(page.getByRole('link', { name: `${s.removes} ${tag}` })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: s.country, exact: true })).toHaveCount(0);
    const before = await total(page);
    await page.getByRole('link', { name: `${s.removes} ${s.excluded[0]}` }).click();
    await expect.poll(() => total(page)).toBeGreaterThan(before);
    expect(await violationsOf(page)).toEqual([]);
  });

  base(`one press makes an alert of a search of real offers, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInNew(page, product, { language });
    await page.goto(`${product.origin}${prefix}/offres/recherche?query=audit`);
    await page.getByRole('main').getByRole('button', { name: s.alert }).first().click();
    await expect(page.getByText(s.begun)).toBeVisible();
  });
}
