import type { Page } from '@playwright/test';
import { type Language } from './candidate.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });
const titleOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';
const totalOf = async (page: Page) =>
  Number((await page.locator('#resultats').textContent())?.replaceAll(/\D/g, '') ?? '');

const said = {
  fr: {
    more: /^Masquer/,
    hideOffer: 'Masquer cette offre',
    hideCompany: 'Masquer cette entreprise',
    offerHidden: 'Offre masquée.',
    companyHidden: 'Entreprise masquée.',
    undo: 'Annuler',
    shown: 'L’offre est de nouveau affichée.',
    list: 'Offres et entreprises masquées',
    show: /^Ne plus masquer/,
    none: 'Rien de masqué',
    ownNote: /^Vous avez masqué/,
    back: 'Revenir à la page précédente',
  },
  en: {
    more: /^Hide/,
    hideOffer: 'Hide this offer',
    hideCompany: 'Hide this company',
    offerHidden: 'Offer hidden.',
    companyHidden: 'Company hidden.',
    undo: 'Undo',
    shown: 'The offer is shown again.',
    list: 'Hidden offers and companies',
    show: /^Stop hiding/,
    none: 'Nothing hidden',
    ownNote: /^You have hidden/,
    back: 'Back to the previous page',
  },
} as const;

for (const { language, width, height } of [
  { language: 'fr', width: 390, height: 844 },
  { language: 'en', width: 1280, height: 900 },
] satisfies { language: Language; width: number; height: number }[]) {
  test(`a candidate hides an offer and a company, undoes it, and shows them again in the list (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    const w = said[language];
    const prefix = language === 'fr' ? '' : '/en';
    const search = `${prefix}/offres/recherche`;
    await page.setViewportSize({ width, height });
    await signInNew(page, product, { language });
    await page.goto(search);
    const before = await totalOf(page);
    const title = await titleOf(page, 1);
    const more = (index: number) => cards(page).nth(index).getByRole('link', { name: w.more });

    await more(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(more(1)).toBeFocused();
    await more(1).click();
    await page.getByRole('dialog').getByRole('button', { name: w.hideOffer }).click();
    const undo = page.getByRole('button', { name: w.undo });
    await expect(undo).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: w.offerHidden })).toHaveCount(1);
    expect(await titleOf(page, 1)).not.toBe(title);
    await undo.click();
    await expect(more(1)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: w.shown })).toHaveCount(1);
    expect(await titleOf(page, 1)).toBe(title);

    // A double press hides the offer once.
    await more(1).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: w.hideOffer }).dblclick({ noWaitAfter: true });
    await expect(undo).toHaveCount(1);
    await expect(undo).toBeFocused();
    await more(0).click();
    await page.getByRole('dialog').getByRole('button', { name: w.hideCompany }).click();
    await expect(page.getByText(w.companyHidden).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(search);
    expect(await totalOf(page)).toBeLessThanOrEqual(before - 2);
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);

    await page.goto(`${prefix}/espace-personnel/masques`);
    await expect(page.getByRole('heading', { name: w.list })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('heading', { name: title, exact: true }).getByRole('link').click();
    await expect(page.getByText(w.ownNote)).toBeVisible();
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByText(w.ownNote)).toHaveCount(0);
    await page.goto(`${prefix}/espace-personnel/masques`);
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByText(w.none)).toBeVisible();
    await page.goto(search);
    expect(await totalOf(page)).toBe(before);
  });
}

test('without scripts «⋯» leads to a page with both buttons, which says what is hidden and leads back', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const w = said.fr;
  await signInNew(page, product);
  await page.goto('/offres/recherche');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/offres/recherche');
  const before = await totalOf(plain);
  await cards(plain).first().getByRole('link', { name: w.more }).click();
  await plain.getByRole('main').getByRole('button', { name: w.hideOffer }).click();
  await expect(plain.getByText(w.offerHidden).first()).toBeVisible();
  await plain.getByRole('link', { name: w.back }).click();
  await expect(plain).toHaveURL('/offres/recherche');
  expect(await totalOf(plain)).toBe(before - 1);
  await context.close();
});

test('«⋯» on a page that is older than the hiding shows the company again, and on the page of a company returns to it', async ({
  page,
  product,
}) => {
  const w = said.fr;
  await signInNew(page, product);
  await page.goto('/offres/recherche');
  const more = cards(page).first().getByRole('link', { name: w.more });
  const company = (await cards(page).first().locator('a[href^="/entreprises/"]').getAttribute('href')) ?? '';
  const before = await totalOf(page);
  await page.evaluate(async (address) => {
    await fetch(`${address}/masque`, { method: 'POST', body: new URLSearchParams({ wanted: 'yes' }) });
  }, company);
  await more.click();
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.getByRole('dialog').getByRole('button', { name: w.show }).click(),
  ]);
  await expect(page).toHaveURL('/offres/recherche');
  expect(await totalOf(page)).toBe(before);

  await page.goto(company);
  await more.click();
  await page.getByRole('dialog').getByRole('button', { name: w.hideCompany }).click();
  await expect(page.getByText(w.ownNote)).toBeVisible();
  await expect(page).toHaveURL(company);
});
