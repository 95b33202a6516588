import type { Page } from '@playwright/test';
import { createAccount, firstOffer, newEmail, whenTakenOver } from './candidate.ts';
import { expect, test, withMotion } from './journey.ts';
import { signInNew } from './signed-in.ts';

test.use({ ...withMotion, locale: 'fr-FR' });

// A screen without React and a screen with React.
const screens = ['/', '/offres/recherche'];
const destinations = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Destinations' });
const allCountries = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tous les pays' });

for (const screen of screens) {
  test(`on ${screen} Escape closes a menu of the header and focuses its button`, async ({ page }) => {
    await page.goto(screen);
    await destinations(page).press('Enter');
    await expect(allCountries(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(allCountries(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(allCountries(page)).toBeHidden();
    await expect(destinations(page)).toBeFocused();
  });

  test(`on ${screen} a click elsewhere closes a menu of the header, and so does opening another menu`, async ({
    page,
  }) => {
    await page.goto(screen);
    await destinations(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Métiers' }).click();
    await expect(allCountries(page)).toBeHidden();
    await destinations(page).click();
    await expect(allCountries(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 1, y: 1 }, force: true });
    await expect(allCountries(page)).toBeHidden();
  });
}

test('a menu opened before the scripts were loaded stays open', async ({ page }) => {
  const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/offres/recherche', { waitUntil: 'commit' });
  await destinations(page).click();
  await expect(allCountries(page)).toBeVisible();
  letGo();
  const form = page.getByRole('main').getByRole('search');
  await expect.poll(() => form.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react')))).toBe(true);
  await expect(allCountries(page)).toBeVisible();
});

test('on a phone a list covers the menu; Escape first closes the list and then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await destinations(page).click();
  await expect(allCountries(page)).toBeVisible();
  // Waits for the final position of the list, because the list slides in.
  const list = page.locator('#navigation-2');
  await expect.poll(() => list.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  await page.keyboard.press('Escape');
  await expect(allCountries(page)).toBeHidden();
  await expect(destinations(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(destinations(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the menu of a signed-in candidate closes like the other menus of the header, even if only the common script has loaded', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel');
  await expect(page.locator('script[src]:not([data-stream], [data-page-scripts], [data-hiding])')).toHaveCount(0);
  const [menu, profile] = [
    page.getByRole('banner').getByRole('button', { name: /Mon espace/ }),
    page.getByRole('banner').getByRole('link', { name: 'Mon profil' }),
  ];
  await menu.click();
  await expect(profile).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(profile).toBeHidden();
});

test('on a wide screen Tab goes along the first row from the name to the account, and then to the lists', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInNew(page, product);
  await page.goto('/espace-personnel/candidatures');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /Mon Volontariat/ }).focus();
  for (const next of [
    // The field is a search box, and becomes a combobox once its scripts have loaded.
    header.getByRole('searchbox').or(header.getByRole('combobox')),
    header.getByRole('button', { name: 'Rechercher' }),
    header.getByRole('link', { name: 'English' }),
    header.getByRole('button', { name: /Mon espace/ }),
    header.getByRole('button', { name: 'Offres' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('after a sign-out in another tab, an error screen and the screen before it have the menus of visitors', async ({
  page,
}) => {
  await page.goto('/inscription?to=/offres/recherche');
  await createAccount(page, 'fr', newEmail());
  const ownOffers = page.locator('a[href*="#offres_personnalisses"]');
  await expect(ownOffers).not.toHaveCount(0);
  await whenTakenOver(page.getByRole('banner'));
  const other = await page.context().newPage();
  await other.goto('/espace-personnel/profil');
  await other.getByRole('button', { name: /Mon espace/ }).click();
  await other.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await expect(other.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible();
  const offer = firstOffer(page);
  await offer.evaluate((link) => link.setAttribute('href', '/offres/999999999'));
  await offer.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
  await expect(ownOffers).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Offres de V.I.E. et de V.I.A.' })).toBeVisible();
  await expect(ownOffers).toHaveCount(0);
});
