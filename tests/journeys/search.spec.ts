import { firstOffer } from './candidate.ts';
import { expect, test } from './journey.ts';

test('the header searches the site from any page', async ({ page }) => {
  await page.goto('/nulle-part');
  await page.getByRole('banner').getByRole('searchbox').fill('ingenieru');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/recherche\?search=ingenieru/);
  await expect(page.getByRole('main')).toContainText(/ing[ée]nieur/i);
  await page.getByRole('link', { name: /Voir les \d+ offres/ }).click();
  await expect(page).toHaveURL(/\/offres\/recherche\?query=ingenieru/);
});

for (const screen of ['/offres/recherche', '/offres', '/recherche?search=japon'])
  test(`the header of ${screen} contains a folded search field for the site`, async ({ page }) => {
    await page.goto(screen);
    const header = page.getByRole('banner');
    // Finds the field by its name, because its role changes once its suggestions have loaded.
    const field = header.locator('input[name=search]');
    await expect(field).toBeHidden();
    await header.getByRole('button', { name: 'Rechercher sur le site' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(header.getByRole('button', { name: 'Rechercher sur le site' })).toBeFocused();
    await header.getByRole('button', { name: 'Rechercher sur le site' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('Norvège'); // Types a word, which replaces the previous search.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recherche\?search=Norv%C3%A8ge$/);
  });

test('on a phone the menu of the offer search contains the search field of the site, unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/recherche');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Rechercher sur le site' })).toBeVisible();
});

test('links of the former site to searches work, with both spellings of the zones', async ({ page }) => {
  for (const zones of ['gerographicZones', 'geographicZones']) {
    const response = await page.goto(
      `/offres/recherche?query=&specializationsIds=212&specializationsIds=24&missionsTypesIds=1&${zones}=5`,
    );
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('a search for everything but a place keeps this when filters change, until its tag is removed', async ({
      page,
    }) => {
      await page.goto('/offres/recherche?query=pas+en+Allemagne+ni+stage');
      await expect(page).toHaveURL('/offres/recherche?query=-stage&hors=DE');
      await expect(page.getByRole('link', { name: 'Retirer le critère Sans « stage »' })).toBeVisible();
      await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Voir \d+ offres/ }).click();
      await expect(page).toHaveURL(/gerographicZones=5.*hors=DE|hors=DE.*gerographicZones=5/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Allemagne' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Retirer le critère Hors Allemagne' }).click();
      await expect(page).not.toHaveURL(/hors=/);
      await expect(page.getByRole('link', { name: 'Retirer le critère Sans « stage »' })).toBeVisible();
    });
  });

test('a search with a country but without its continent shows an explanation', async ({ page }) => {
  await page.goto('/offres/recherche');
  await expect(page.getByText('Veuillez choisir un continent')).toBeAttached();
});

test('on a phone Escape closes the filters and focuses their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  const button = page.locator('summary', { hasText: /Filtrer/ });
  await button.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(button).toBeFocused();
});

test('a text without results does not make the page wider, however long its words are', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/offres/recherche?query=${'x'.repeat(400)}`);
    const way = page.getByRole('main').getByRole('listitem').filter({ hasText: 'xxx' }).first();
    await expect(way).toBeVisible();
    const widest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('main li, main p')].map((part) => part.getBoundingClientRect().right)),
    );
    expect(widest, `${width}`).toBeLessThanOrEqual(width);
  }
});

test('the page of a visitor does not contain hidden data, and says what an account is for', async ({
  page,
  request,
}) => {
  await page.goto('/offres/recherche');
  await firstOffer(page).click();
  await expect(page).toHaveURL(/\/offres\/\d+/);
  const html = await (await request.get(page.url())).text();
  expect(html).not.toMatch(/recrutement@/);
  await expect(page.getByText('Un compte gratuit permet')).toBeVisible();
});

test('a dialog that a page requires stays open after Escape', async ({ page }) => {
  await page.goto('/temoignages');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('an unknown offer', () => {
  for (const address of ['/offres/999999999', '/offres/abc', '/en/offres/0', '/nulle-part']) {
    test(`the address ${address} is not found`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
