import type { Locator, Page } from '@playwright/test';
import { whenTakenOver } from './candidate.ts';
import { expect, test } from './journey.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const more = (page: Page): Locator => page.getByRole('link', { name: 'Voir plus d’offres' });

/**
 * A title of two lines, which is an ordinary length. It is written into every card, because offers change
 * from day to day.
 */
const longTitle = 'Ingénieur contrôle qualité et amélioration continue des procédés industriels (H/F)';

/**
 * Returns the lower end of the last of `count` cards, or of a part of this card, in pixels below the top of
 * the window.
 */
async function endOf(page: Page, count: number): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const links = cards(page).getByRole('heading').getByRole('link');
  // Waits until React has hydrated the titles, because React reports an error if a title changes
  // before that.
  await whenTakenOver(links.last());
  await links.evaluateAll((found, title) => found.forEach((link) => (link.textContent = title)), longTitle);
  const last = await cards(page)
    .nth(Math.ceil(count) - 1)
    .evaluate((card) => ({ top: card.getBoundingClientRect().top, height: card.getBoundingClientRect().height }));
  return last.top + last.height * (1 - Math.ceil(count) + count);
}

test('the first screen shows five offers with long titles on a wide screen, two and a half on a phone', async ({
  page,
}) => {
  const misspelt = ['/offres/recherche?query=comptabel', '/en/offres/recherche?query=acountant'];
  for (const address of ['/offres/recherche', '/en/offres/recherche', ...misspelt]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    // A misspelt search has a notice, and its text is a tag.
    await expect(page.getByRole('status').filter({ hasText: /compta|accountant/ })).toHaveCount(
      misspelt.includes(address) ? 1 : 0,
    );
    expect(await endOf(page, 5), address).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await endOf(page, 2.5), address).toBeLessThanOrEqual(844);
  }
});

test('a returning visitor sees which offers came since the last visit, on later pages too, and a new visitor sees no mark', async ({
  page,
}) => {
  const marked = cards(page).locator('li[data-word="Nouveau"]');
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await expect(marked).toHaveCount(0);
  const ages = () =>
    cards(page)
      .locator('li[data-age]')
      .evaluateAll((all) => all.map((one) => Number(one.dataset['age'])));
  await page.evaluate(() => localStorage.setItem('visits', String(Math.floor(Date.now() / 86_400_000) - 3)));
  await page.reload({ waitUntil: 'networkidle' });
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  const expected = (await ages()).filter((age) => age < 3).length;
  expect(expected).toBeGreaterThan(0);
  await expect(marked).toHaveCount(expected);
  // The visit of today has no other day before it, so that the marks stay for the day.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(marked.first()).toBeVisible();
});

/** The text that the style sheet shows before a title. */
const written = (title: Element) => getComputedStyle(title, '::before').content;

test('a card names the language of an offer that is not in the language of the page', async ({ page }) => {
  for (const [address, other] of [
    ['/offres/recherche', 'en'],
    ['/en/offres/recherche', 'fr'],
  ] as const) {
    await page.goto(address);
    const titles = cards(page).getByRole('heading').getByRole('link');
    expect(await titles.locator(`xpath=self::*[@lang="${other}"]`).first().evaluate(written)).toContain(`"${other}"`);
    expect(await titles.locator('xpath=self::*[not(@lang)]').first().evaluate(written)).toBe('none');
  }
});

test('the search screen has only one search field', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/offres/recherche');
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
  }
});

test('the country on a card links to the offers of the country, and the rest of the card links to the offer', async ({
  page,
}) => {
  await page.goto('/offres/recherche');
  const card = cards(page).first();
  const address = await card.getByRole('heading').getByRole('link').getAttribute('href');
  const country = card.getByRole('paragraph').getByRole('link').first();
  const name = (await country.textContent()) ?? '';
  const tall = await country.evaluate((link) => link.getBoundingClientRect().height);
  expect(tall).toBeGreaterThanOrEqual(24);
  await country.click();
  await expect(page.getByRole('list', { name: 'Critères actifs' })).toContainText(name);
  await page.goBack();
  // Clicks on any text of the card, because the link covers the whole card.
  await expect(async () => {
    // Repeats the click, because it may miss the card while the browser restores the scroll position.
    await cards(page)
      .first()
      .getByText(/^\d+ mois$/)
      .click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${address}$`), { timeout: 3000 });
  }).toPass();
});

test('the filters stay visible while the list scrolls', async ({ page }) => {
  await page.goto('/offres/recherche');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('#offre-15').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Filtres' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#offre-15').scrollIntoViewIfNeeded();
  await expect(page.locator('summary', { hasText: 'Filtrer' })).toBeInViewport();
});

test('on a phone the button of the filters shows the number of offers while criteria are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await page.locator('summary', { hasText: 'Filtrer' }).click();
  const all = (await page.getByRole('button', { name: /^Voir \d+ offres?$/ }).textContent()) ?? '';
  await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
  const button = page.getByRole('button', { name: /^Voir \d+ offres?$/ });
  await expect(button).not.toHaveText(all);
  const chosen = (await button.textContent())?.match(/\d+/)?.[0] ?? '';
  await button.click();
  await expect(page.getByRole('heading', { name: `${chosen} offres` })).toBeFocused();
});

test('typing filters a long list of options without a request', async ({ page }) => {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await page.locator('summary', { hasText: /^Métier$/ }).click();
  const group = page.getByRole('group', { name: 'Métier' });
  const shown = group.getByRole('checkbox').filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  const all = await shown.count();
  expect(all).toBeGreaterThan(12);
  await group.getByRole('searchbox').fill('logiciel');
  await expect(shown).not.toHaveCount(all);
  await group.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/recherche$/);
  await group.getByRole('searchbox').press('Escape');
  await expect(shown).toHaveCount(all);
});

test('the options of a long list that are already chosen come first', async ({ page }) => {
  await page.goto('/offres/recherche?specializationsIds=248');
  await expect(page.getByRole('group', { name: 'Métier' }).getByRole('checkbox').first()).toBeChecked();
});

test('further offers appear below with the focus on the first of them, and are there again on return', async ({
  page,
}) => {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  await more(page).click();
  await expect(page.locator('#offre-21').getByRole('heading').getByRole('link')).toBeFocused();
  await more(page).click();
  await expect(cards(page)).toHaveCount(60);
  await expect(page).toHaveURL(/recherche$/);
  const offer = page.locator('#offre-50').getByRole('heading').getByRole('link');
  const title = (await offer.textContent()) ?? '';
  await offer.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  await expect(offer).toBeInViewport();
});

test('an offer links to the previous and next results, and back to its place in the list', async ({ page }) => {
  await page.goto('/offres/recherche?gerographicZones=5', { waitUntil: 'networkidle' });
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  const title = async (index: number) => (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';
  const [here, after] = [await title(29), await title(30)];
  await page.locator('#offre-30').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: here })).toBeVisible();
  const next = page.locator('a[rel=next]');
  await expect(page.locator('a[rel=prev]')).toHaveCount(1);
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
  const back = page.getByRole('link', { name: 'Revenir à mes résultats' });
  await back.click();
  await expect(page).toHaveURL(/gerographicZones=5$/);
  await expect(cards(page)).toHaveCount(40);
  await expect(page.locator('#offre-31')).toBeInViewport();
});

test('if the search for a choice fails, the offers stay, the page reports the failure, and the choice can be repeated', async ({
  page,
}) => {
  await page.goto('/offres/recherche', { waitUntil: 'networkidle' });
  const total = (await page.locator('#resultats').textContent()) ?? '';
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: /Europe occidentale/ }).check();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.locator('#resultats')).toHaveText(total);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('#resultats')).not.toHaveText(total);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Europe occidentale/ })).toBeChecked();
});

test('without scripts a page links to the next page, shows its number, and is its own canonical page for search engines', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/offres/recherche');
  await expect(cards(page)).toHaveCount(20);
  const first = await cards(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  expect(await cards(page).getByRole('heading').allTextContents()).not.toEqual(first);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\?page=2$/);
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await expect(cards(page).getByRole('heading').first()).toHaveText(first[0] ?? '');
  await context.close();
});

test('the menu shows the current order: relevance for a text, unless the address states another order', async ({
  page,
}) => {
  const order = page.getByLabel('Trier par').locator('option:checked');
  await page.goto('/offres/recherche');
  const newest = (await order.textContent()) ?? '';
  await page.goto('/offres/recherche?query=ingenieur');
  await expect(order).not.toHaveText(newest);
  await page.goto('/offres/recherche?query=ingenieur&sort=0');
  await expect(order).toHaveText(newest);
});

test('offers that miss a part of the text follow below a heading, and each card gives the reason', async ({ page }) => {
  await page.goto('/offres/recherche?query=acheteur%20luxe');
  const near = page.getByRole('list', { name: 'Résultats proches' });
  await expect(near.getByRole('article').first()).toBeVisible();
  await expect(near.getByText('équivalent de « acheteur »').first()).toBeVisible();
});

test('a corrected text links to a search of the typed text', async ({ page }) => {
  await page.goto('/offres/recherche?query=chefde%20projet');
  await expect(page.getByRole('status').filter({ hasText: 'chef de projet' })).toBeVisible();
  await page.getByRole('link', { name: /^Chercher «\s*chefde projet\s*»/ }).click();
  await expect(page).toHaveURL(/query=%22chefde%22(\+|%20)projet/);
});

test('an empty result suggests searches that have results, with the number of offers', async ({ page }) => {
  await page.goto('/offres/recherche?query=acheteur&villes=PE-lima&missionsDurations=0-6', {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('#resultats')).toHaveText('Aucune offre trouvée.');
  const way = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^chercher .*\d+ offres?$/ })
    .first();
  const count = (await way.textContent())?.match(/\d+/)?.[0] ?? '';
  await way.getByRole('link').click();
  await expect(page.locator('#resultats')).toHaveText(new RegExp(`^${count} offres?$`));
});
