import type { Page } from '@playwright/test';
import { firstOffer, whenTakenOver } from './candidate.ts';
import { expect, test } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pas de connexion' });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

async function openList(page: Page): Promise<string> {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  return (await firstOffer(page).textContent()) ?? '';
}

const steps = [
  ['before the page was used', async () => {}],
  ['after the page was used', async (page: Page) => whenTakenOver(page.getByRole('banner'))],
] as const;

for (const [when, use] of steps)
  test(`if an offer is tapped without a network, ${when}, the list stays and the tap can be repeated`, async ({
    page,
  }) => {
    const title = await openList(page);
    await use(page);
    await page.context().setOffline(true);
    await firstOffer(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/offres\/recherche$/);
    await retry(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.context().setOffline(false);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(firstOffer(page)).toHaveText(title);
  });

test('a page without React stays if a visitor follows one of its links without a network', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /accueil/ })
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test('if the site runs on a machine without a network, its header can search and its links open', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await openList(page);
  await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
  await expect(page).toHaveURL(/gerographicZones=5$/);
  await whenTakenOver(page.getByRole('banner'));
  const title = (await firstOffer(page).textContent()) ?? '';
  await firstOffer(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('if an offer does not load despite a network, an error is shown and the offer can be requested again', async ({
  page,
}) => {
  const title = await openList(page);
  await whenTakenOver(page.getByRole('banner'));
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await firstOffer(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(firstOffer(page)).toHaveText(title);
});
