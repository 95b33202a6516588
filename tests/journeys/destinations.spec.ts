import { expect, test } from './journey.ts';

const languages = [
  { locale: 'fr-FR', prefix: '', typed: 'allem', group: 'Sur le site', name: 'Allemagne', uid: 'allemagne' },
  { locale: 'en-GB', prefix: '/en', typed: 'germ', group: 'On the site', name: 'Germany', uid: 'germany' },
] as const;

for (const { locale, prefix, typed, group, name, uid } of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the header suggests the page of a country, and arrow keys and Enter lead to it', async ({ page }) => {
      await page.goto(`${prefix}/faq`);
      await page.locator('#site-search').click();
      const field = page.getByRole('banner').getByRole('combobox');
      await field.pressSequentially(typed);
      const option = page.getByRole('group', { name: group }).getByRole('option').first();
      await expect(option).toContainText(name, { timeout: 20_000 });
      while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
      await field.press('Enter');
      await page.waitForURL(`**${prefix}/destinations/${uid}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

for (const [path, id, typed, item] of [
  ['/destinations', '#destination-search', 'belg', '[data-destinations] li'],
  ['/faq', '#faq-search', 'visa', '[data-faq] details'],
] as const) {
  test(`the filter of ${path} is in the address of the page, and removing it shows the whole list again`, async ({
    page,
  }) => {
    await page.goto(path);
    const items = page.locator(item).filter({ visible: true });
    const all = await items.count();
    await page.locator(id).fill(typed);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed);
    expect(await items.count()).toBeLessThan(all);
    await page.reload();
    await expect(page.locator(id)).toHaveValue(typed);
    const some = await items.count();
    expect([some > 0, some < all]).toEqual([true, true]);
    await page.locator(id).fill('');
    await expect(items).toHaveCount(all);
    await expect(page).toHaveURL((url) => url.search === '');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });

  test('a search finds a country, on the page and on the whole site', async ({ page }) => {
    await page.goto('/destinations');
    await page.locator('#destination-search').fill('belg');
    await page.locator('#destination-search').press('Enter');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Belgique/ })
      .click();
    await expect(page).toHaveURL(/\/destinations\/belgique$/);
    await page.locator('#site-search').fill('visa');
    await page.locator('#site-search').press('Enter');
    await expect(page).toHaveURL(/\/recherche\?search=visa$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
