import { firstOffer } from './candidate.ts';
import { expect, test } from './journey.ts';

const languages = [
  { search: '/offres/recherche', skip: 'Aller aux résultats' },
  { search: '/en/offres/recherche', skip: 'Skip to results' },
];

const mostTabs = 12;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    // Each width once in each language: scripts and words do not depend on the width.
    for (const [index, { search, skip }] of languages.entries())
      for (const width of [javaScriptEnabled === (index === 0) ? 1280 : 390])
        test(`from the field of ${search}?query=data at ${width} px the first offer is at most ${mostTabs} tabs away`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`${search}?query=data`);
          await page.locator('#search-query').focus();
          await page.keyboard.press('Tab');
          const link = page.getByRole('link', { name: skip });
          await expect(link).toBeFocused();
          const { height = 0 } = (await link.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(44);
          await page.keyboard.press('Enter');
          await expect(page.locator('#resultats')).toBeFocused();
          const offer = await firstOffer(page).elementHandle();
          let tabs = 1;
          do {
            await page.keyboard.press('Tab');
            tabs++;
          } while (tabs < mostTabs && !(await offer?.evaluate((one) => one === document.activeElement)));
          await expect(firstOffer(page)).toBeFocused();
        });
  });
}
