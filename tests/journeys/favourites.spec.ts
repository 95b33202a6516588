import type { Page } from '@playwright/test';
import { createAccount, newEmail, whenTakenOver } from './candidate.ts';
import { holdLibraries } from './hold-libraries.ts';
import { expect, test } from './journey.ts';
import { pageWithoutScript } from './main-job.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titleOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';

test('a visitor saves offers with one click each and removes one; after signing up the candidate has the others', async ({
  page,
}) => {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  const heart = (index: number) => cards(page).nth(index).getByRole('button');
  const titles = [await titleOf(page, 0), await titleOf(page, 2)];
  // Clicks without waiting for the previous click; every click must be saved.
  for (const index of [0, 1, 2]) await heart(index).click();
  for (const index of [0, 1, 2]) await expect(heart(index)).toHaveAccessibleName(/^Retirer des favoris/);
  await heart(1).click();
  await expect(heart(1)).toHaveAccessibleName(/^Ajouter aux favoris/);
  // The notice about the last click offers an undo button; after the undo the click is repeated.
  const said = page.getByRole('status').filter({ hasText: 'favoris' });
  await said.getByRole('button', { name: 'Annuler' }).click();
  await expect(heart(1)).toHaveAccessibleName(/^Retirer des favoris/);
  await heart(1).click();
  await expect(heart(1)).toHaveAccessibleName(/^Ajouter aux favoris/);
  // Waits for the answer to the last click, which writes the cookie. The page itself is the same for all
  // visitors and shows the favourites of the cookie.
  await expect
    .poll(
      async () => (await page.context().cookies()).find(({ name }) => name === 'favourites')?.value.split('.').length,
    )
    .toBe(2);
  await page.reload();
  await expect(heart(0)).toHaveAccessibleName(/^Retirer des favoris/);
  await page.goto('/inscription?to=/espace-personnel/favoris');
  await createAccount(page, 'fr', newEmail());
  await expect(cards(page).getByRole('heading')).toHaveText(titles.toReversed());
  await page.getByText('Écrire une note').first().click();
  await page.getByLabel('Ma note').first().fill('Demander le logement');
  await page.getByRole('button', { name: 'Enregistrer la note' }).first().click();
  await expect(page.getByText('Demander le logement').first()).toBeVisible();
  await heart(0).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(titles.toReversed());
  await expect(page.getByText('Demander le logement').first()).toBeVisible();
});

test('on desktop screens a favourite is a low row, for visitors and candidates, and its note opens in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  for (const index of [0, 1]) {
    await cards(page).nth(index).getByRole('button').click();
    await expect(cards(page).nth(index).getByRole('button')).toHaveAccessibleName(/^Retirer des favoris/);
  }
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const heights = async () =>
    Promise.all((await rows.all()).map(async (row) => (await row.boundingBox())?.height ?? Infinity));
  await expect
    .poll(async () => {
      await page.goto('/espace-personnel/favoris');
      return rows.count();
    })
    .toBe(2);
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(110);
  await page.goto('/inscription?to=/espace-personnel/favoris');
  await createAccount(page, 'fr', newEmail());
  await expect(rows).toHaveCount(2);
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(110);
  const card = await cards(page).first().boundingBox();
  await page.getByText('Écrire une note').first().click();
  await expect(page.getByLabel('Ma note').first()).toBeInViewport({ ratio: 1 });
  expect(await cards(page).first().boundingBox()).toEqual(card);
});

test('a heart tapped before the scripts have loaded leads the visitor back to the list, and is then filled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const libraries = await holdLibraries(page);
  await page.goto('/offres/recherche', { waitUntil: 'domcontentloaded' });
  const heart = (index: number) => cards(page).nth(index).getByRole('button');
  await heart(4).click();
  await expect(page).toHaveURL(/\/offres\/recherche#favori-\d+$/);
  await expect(heart(4)).toHaveAccessibleName(/^Retirer des favoris/);
  // The offer is in the middle of the window, because the bar of the filters covers the top.
  const fromMiddle = async () => Math.abs(((await heart(4).boundingBox())?.y ?? 0) - 844 / 2);
  await expect.poll(fromMiddle).toBeLessThan(200);
  libraries.arrive();
  await whenTakenOver(heart(4));
  await expect(heart(4)).toHaveAccessibleName(/^Retirer des favoris/);
  await heart(4).click();
  await expect(heart(4)).toHaveAccessibleName(/^Ajouter aux favoris/);
});

test('a visitor saves and compares offers, in English without JavaScript', async ({ browser, product }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(`${product.origin}/en/offres/recherche`);
  const titles = [await titleOf(page, 0), await titleOf(page, 1)];
  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Add to favourites/ })
      .click();
    await expect(page).toHaveURL(/\/en\/offres\/recherche#favori-\d+$/);
    const heart = cards(page)
      .nth(index)
      .getByRole('button', { name: /^Remove from favourites/ });
    await expect(heart).toBeInViewport();
  }
  await page.reload();
  await expect(cards(page).getByRole('button', { name: /^Remove from favourites/ })).toHaveCount(2);
  await page.goto(`${product.origin}/en/inscription?to=/en/espace-personnel/favoris`);
  await createAccount(page, 'en', newEmail());
  await expect(cards(page).getByRole('heading')).toHaveText(titles.toReversed());
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('columnheader')).toContainText(titles.toReversed());
  await page.goto(`${product.origin}/en/offres/recherche`);
  await cards(page)
    .nth(0)
    .getByRole('button', { name: /^Remove from favourites/ })
    .click();
  await expect(page).toHaveURL(/\/en\/offres\/recherche#favori-\d+$/);
  await expect(
    cards(page)
      .nth(0)
      .getByRole('button', { name: /^Add to favourites/ }),
  ).toBeVisible();
  await page.context().close();
});
