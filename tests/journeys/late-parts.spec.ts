import type { Page } from '@playwright/test';
import { firstOffer, isTaken, whenTakenOver, words } from './candidate.ts';
import { holdFiles } from './hold-libraries.ts';
import type { Product } from '../product.ts';
import { expect, test, withMotion } from './journey.ts';
import { signInNew } from './signed-in.ts';

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollHeight);

const lateScripts = /\/offer-(?:application|words)-/;

/**
 * Signs up a candidate who may apply, loads an offer, and waits until React has hydrated the page except
 * its lazy-loaded parts.
 */
async function loadOffer(page: Page, product: Product): Promise<{ arrive(): void }> {
  await signInNew(page, product, { complete: true });
  await page.goto('/offres/recherche');
  await whenTakenOver(firstOffer(page));
  await firstOffer(page).click();
  await expect(page).toHaveURL(/\/offres\/\d+$/);
  await expect(page.locator('#candidature')).toBeAttached();
  const late = await holdFiles(page, lateScripts);
  await page.reload();
  await expect.poll(() => page.getByRole('main').evaluate(isTaken)).toBe(true);
  return late;
}

test('the first tap on «Postuler» goes to the form, and the form does not change while its scripts load', async ({
  page,
  product,
}) => {
  const late = await loadOffer(page, product);
  const height = await heightOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Postuler' }).first().click();
  await expect(page).toHaveURL(/#candidature$/);
  await expect(page.locator('#candidature')).toBeInViewport();
  await page.getByRole('textbox', { name: words.fr.message }).fill('Bonjour,');
  expect(await heightOf(page)).toBe(height);
  late.arrive();
  await whenTakenOver(page.locator('#candidature'));
  expect(await heightOf(page)).toBe(height);
  await expect(page.locator('#candidature')).toBeInViewport();
  await expect(page.getByRole('textbox', { name: words.fr.message })).toHaveValue('Bonjour,');
});

test('an offer shows its texts even if it is opened before the lazy-loaded scripts have arrived', async ({
  page,
  product,
}) => {
  await loadOffer(page, product);
  const similar = page.locator('#similar ~ ul h3 a').first();
  const address = new RegExp(`${await similar.getAttribute('href')}$`);
  await similar.click();
  await expect(page).toHaveURL(address);
  // Similar offers may have the same title, so the address in the head tells which offer is shown.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('#mission')).toBeVisible();
});

test('after the back button the offer stays visible until the scripts of the previous page are loaded', async ({
  page,
  product,
}) => {
  const late = await loadOffer(page, product);
  await page.goBack();
  await expect(page).toHaveURL(/recherche$/);
  await expect(page.locator('#mission')).toBeVisible();
  late.arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
});

test('if its lazy-loaded scripts fail, an offer keeps its texts, its links to parts, and the way back', async ({
  page,
  product,
}) => {
  await loadOffer(page, product);
  await page.route(lateScripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => lateScripts.test(request.url()));
  await page.getByRole('main').getByRole('link', { name: 'Postuler' }).first().click();
  await failed;
  await expect(page.locator('#candidature')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/offres\/\d+$/);
  await expect(page.locator('#mission')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
});

test('a choice on a list whose scripts around the content come late searches, although the browser loads the page', async ({
  page,
}) => {
  const late = await holdFiles(page, /\/around-main-/);
  await page.goto('/offres/recherche?query=chef');
  await expect.poll(() => page.getByRole('main').evaluate(isTaken)).toBe(true);
  await page.locator('input[name=gerographicZones][value="5"]').dispatchEvent('click');
  await expect(page).toHaveURL(/recherche\?query=chef&gerographicZones=5$/);
  late.arrive();
  await expect(page.locator('input[name=gerographicZones][value="5"]')).toBeChecked();
});
