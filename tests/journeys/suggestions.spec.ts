import { holdLibraries } from './hold-libraries.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

const pages = [
  {
    locale: 'fr-FR',
    address: '/offres/recherche',
    typed: 'lond',
    city: /^Londres \d+ offres?$/,
    group: 'Villes',
    chosen: /^\/offres\/recherche\?.*villes=GB-london/,
    text: /^\/offres\/recherche\?query=lond/,
  },
  {
    locale: 'en-GB',
    address: '/en/offres/recherche',
    typed: 'londr',
    city: /^London \d+ offers?$/,
    group: 'Cities',
    chosen: /^\/en\/offres\/recherche\?.*villes=GB-london/,
    text: /^\/en\/offres\/recherche\?query=londr/,
  },
] as const;

const there = (pattern: RegExp) => (url: URL) => pattern.test(url.pathname + url.search);

for (const { locale, address, typed, city, group, chosen, text } of pages) {
  test.describe(address, () => {
    test.use({ locale });

    test('typing shows suggestions, and arrow keys and Enter lead to a city, in either language', async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('#search-query').click();
      const field = page.getByRole('combobox', { name: /^(Mot-clé|Keyword)$/ });
      await expect(field).toBeFocused();
      await field.pressSequentially(typed);
      const option = page.getByRole('group', { name: group }).getByRole('option', { name: city });
      await expect(option).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await field.press('Enter');
      await page.waitForURL(there(chosen));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(field).toHaveValue('');
    });

    test('Escape closes the list and keeps the text, and Enter then searches the text', async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('#search-query').click();
      const field = page.getByRole('combobox', { name: /^(Mot-clé|Keyword)$/ });
      await field.pressSequentially(typed);
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      await field.press('Escape');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
      const asked = page.waitForRequest((request) => there(text)(new URL(request.url().replace('.data', ''))));
      await field.press('Enter');
      await asked;
    });
  });
}

test('the header shows suggestions on every page, and its list is accessible', async ({ page, product }) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel/profil');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-search').click();
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher sur le site' });
    await field.pressSequentially('ber');
    await expect(page.getByRole('option', { name: /^Berlin/ })).toBeVisible();
    await field.press('ArrowDown');
    expect(await violationsOf(page)).toEqual([]);
    await field.press('Escape');
    await expect(field).toHaveValue('ber');
    await field.fill('');
  }
});

for (const { locale, address, typed, country, width } of [
  { locale: 'fr-FR', address: '/faq', typed: 'inde', country: 'Inde', width: 390 },
  { locale: 'en-GB', address: '/en/faq', typed: 'indi', country: 'India', width: 1280 },
]) {
  test.describe(address, () => {
    test.use({ locale });

    test(`at ${width} pixels «${typed}» suggests a country first, and a line of each kind is visible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#site-search').click();
      const field = page.getByRole('banner').getByRole('combobox');
      await field.pressSequentially(typed);
      await expect(page.getByRole('listbox').getByRole('group').last()).toHaveAccessibleName(/site/);
      await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${country}`));
      for (const kind of await page.getByRole('listbox').getByRole('group').all())
        await expect(kind.getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test('a suggested page in another language has its mark and its language', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('#site-search').click();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('united states');
  const option = page.getByRole('option', { name: /^United States .*EN Destination$/ });
  await expect(option).toBeVisible();
  await expect(option.locator('[lang=en]')).toContainText('United States');
});

const contentScreens = [
  { locale: 'fr-FR', address: '/', id: 'home-query', city: pages[0].city, chosen: pages[0].chosen },
  { locale: 'en-GB', address: '/en/nulle-part', id: 'site-search', city: pages[1].city, chosen: pages[1].chosen },
];

for (const { locale, address, id, city, chosen } of contentScreens) {
  test.describe(address, () => {
    test.use({ locale });

    test('a content page shows suggestions once its search field has the focus, and loses no typed text', async ({
      page,
    }) => {
      const libraries = await holdLibraries(page);
      await page.goto(address);
      await page.locator(`#${id}`).click();
      await page.keyboard.type('lxond');
      for (const key of ['Home', 'ArrowRight', 'Delete']) await page.keyboard.press(key);
      libraries.arrive();
      const option = page.getByRole('option', { name: city });
      // Waits longer, because this field is the first to load the scripts of the suggestions.
      await expect(option).toBeVisible({ timeout: 20_000 });
      const field = page.getByRole('combobox', { expanded: true });
      await expect(field).toBeFocused();
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      await expect(field).toHaveValue('lond');
      await expect(option).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
      await field.press('Enter');
      await page.waitForURL(there(chosen));
    });
  });
}

test('without scripts the field searches, and the address of suggestions returns data', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/offres/recherche');
  await page.getByRole('main').getByRole('searchbox').fill('marketing');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=marketing/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const answer = await page.request.get('/en/offres/suggestions?query=germ');
  const { suggestions } = await answer.json();
  expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'country', label: 'Germany' }));
  await context.close();
});

test('a field can search even if its suggestions cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/suggestion-combobox[^/]*\.js$/, (route) => route.abort());
  await page.route(/\/offres\/suggestions/, (route) => route.abort());
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await page.locator('#search-query').fill('marketing');
  await page.locator('#search-query').press('Enter');
  await page.waitForURL(/query=marketing/);
});
