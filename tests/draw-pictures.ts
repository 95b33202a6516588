import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from './chromium.ts';
import { createAccount, firstOffer, newEmail, words } from './journeys/candidate.ts';
import { startProduct } from './product.ts';

// `npm run pictures:draw` writes the two pictures of the README, taken from the running product.
const folder = join(import.meta.dirname, '../docs/pictures');
// Limit in bytes of a picture, because READMEs are read on phones, too.
const largestPicture = 60_000;

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1060, height: 780 }, deviceScaleFactor: 1 });
  await page.goto(`${product.origin}/inscription?to=/offres/recherche`);
  await createAccount(page, 'fr', newEmail());
  await page.waitForURL(/\/offres\/recherche/);
  await page.goto(`${product.origin}/offres/recherche?query=ing%C3%A9nieur`);
  await draw(page, 'search.jpg');
  await firstOffer(page).click();
  await page.getByRole('link', { name: words.fr.completeProfile }).waitFor();
  await draw(page, 'offer.jpg');
} finally {
  await browser.close();
  await product.stop();
}

async function draw(page: Page, name: string): Promise<void> {
  const path = join(folder, name);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, type: 'jpeg', quality: 40, animations: 'disabled' });
  const { size } = await stat(path);
  process.stdout.write(`${name}: ${(size / 1000).toFixed(1)} kB\n`);
  if (size > largestPicture) throw new Error(`${name} should stay below ${largestPicture / 1000} kB`);
}
