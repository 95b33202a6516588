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
        const country = page.getByRole('region', { name: countries }).getByRole('link').first();
        const offers = Number(/\d+/.exec((await country.textContent()) ?? '')?.[0]);
        await country.press('Enter');
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
