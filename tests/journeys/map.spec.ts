import { expect, test } from './journey.ts';

const languages = [
  { search: '/offres/recherche?query=data', toMap: 'Voir sur la carte', countries: 'Pays', cities: 'Villes' },
  { search: '/en/offres/recherche?query=data', toMap: 'View on map', countries: 'Countries', cities: 'Cities' },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const { search, toMap, countries, cities } of languages) {
      test(`from ${search} the map leads by keyboard to a country, its cities, and their offers`, async ({ page }) => {
        await page.goto(search);
        await page.getByRole('main').getByRole('link', { name: toMap }).press('Enter');
        await expect(page).toHaveURL(/\/offres\/carte\?query=data/);
        const links = page.getByRole('region', { name: countries }).getByRole('link');
        const offers = Number(/\d+/.exec((await links.nth(1).textContent()) ?? '')?.[0]);
        await links.first().press('Enter');
        await expect(page).toHaveURL(/countriesIds=[A-Z]{2}/);
        await expect(page.getByRole('region', { name: countries }).locator('[aria-current]')).toHaveCount(1);
        await expect(page.getByRole('region', { name: cities }).getByRole('link').first()).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`\\b${offers}\\b`) })
          .first()
          .press('Enter');
        await expect(page).toHaveURL(/\/offres\/recherche\?query=data.*countriesIds=[A-Z]{2}/);
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${offers}\\b`) })).toBeVisible();
      });
    }
  });
}

test('on desktop screens the list stands beside the map, and its numbers lead to the offers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/offres/carte');
  const list = page.getByRole('main').getByRole('region', { name: 'Pays' });
  await expect(list.getByRole('link').nth(6)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main svg circle').last()).toBeInViewport({ ratio: 1 });
  const count = list.getByRole('link', { name: /^Belgique : \d+ offres$/ });
  const offers = (await count.textContent()) ?? '';
  await count.click();
  await expect(page).toHaveURL(/\/offres\/recherche\?.*countriesIds=BE/);
  await expect(page.getByRole('heading', { level: 2, name: offers })).toBeVisible();
});

test('a phone shows one circle a continent, with the number of its offers and room for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/carte');
  const circles = page.locator('main svg a:visible');
  expect(await circles.count()).toBeLessThanOrEqual(8);
  for (const circle of await circles.all()) {
    const { width = 0 } = (await circle.locator('circle').boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(24);
    await expect(circle.locator('text')).toHaveText(/^\d+$/);
  }
  await circles.first().click();
  await expect(page).toHaveURL(/\/offres\/carte\?gerographicZones=\d+$/);
});

test('a circle of the map is a link for the mouse; keyboards and screen readers use the list instead', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/offres/carte');
  const map = page
    .locator('main svg')
    .filter({ has: page.locator('circle') })
    .first();
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('circle') }),
  ).toHaveCount(0);
  await map.locator('a[href*="countriesIds=AU"]').click();
  await expect(page).toHaveURL(/countriesIds=AU/);
  await expect(page.locator('[aria-current]')).toHaveCount(1);
});
