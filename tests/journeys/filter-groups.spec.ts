import type { Locator, Page } from '@playwright/test';
import { whenTakenOver } from './candidate.ts';
import { holdFiles } from './hold-libraries.ts';
import { expect, test } from './journey.ts';

const groupOf = (page: Page, name: string): Locator =>
  page.locator('#search-form details').filter({ has: page.locator('summary', { hasText: name }) });
const optionsOf = (page: Page, name: string): Locator => groupOf(page, name).getByRole('checkbox');

test('a closed filter group gets its options when it is opened, by click or by key', async ({ page }) => {
  await page.goto('/offres/recherche');
  await whenTakenOver(groupOf(page, 'Ville'));
  await expect(optionsOf(page, 'Ville')).toHaveCount(0);
  await groupOf(page, 'Ville').locator('summary').click();
  await expect(optionsOf(page, 'Ville').first()).toBeVisible();
  await expect(optionsOf(page, 'Langues')).toHaveCount(0);
  await groupOf(page, 'Langues').locator('summary').press('Enter');
  await expect(optionsOf(page, 'Langues').first()).toBeVisible();
});

test('counts of an opened filter group follow the search, and its choice stays in the address', async ({ page }) => {
  await page.goto('/offres/recherche');
  await whenTakenOver(groupOf(page, 'Ville'));
  for (const name of ['Ville', 'Secteur d’activité']) await groupOf(page, name).locator('summary').click();
  const city = groupOf(page, 'Ville').getByRole('listitem').first();
  const count = await city.textContent();
  // Takes the last sector. The options are sorted by their counts, so the last sector lacks some offers of
  // the city.
  const sector = optionsOf(page, 'Secteur d’activité').last();
  const value = (await sector.getAttribute('value')) ?? '';
  await sector.check();
  await expect(page).toHaveURL(new RegExp(`=${value}$`));
  await expect(city).not.toHaveText(count ?? '');
  await page.reload();
  await expect(groupOf(page, 'Secteur d’activité').locator(`input[value="${value}"]`)).toBeChecked();
  await expect(groupOf(page, 'Secteur d’activité')).toHaveAttribute('open');
});

test('a filter group whose options cannot be loaded shows an error, and its button loads the options again', async ({
  page,
}) => {
  await page.goto('/offres/recherche');
  const group = groupOf(page, 'Ville');
  // Waits for the scripts, because a lost lazy-loaded script would reload the page.
  await whenTakenOver(page.getByRole('banner'));
  await page.context().setOffline(true);
  await group.locator('summary').click();
  await expect(group.getByRole('status')).toHaveText(/n’ont pas pu être chargés\. Vérifiez votre connexion/);
  await group.getByRole('button', { name: 'Réessayer' }).click();
  await expect(group.getByRole('status')).toHaveText(/n’ont pas pu être chargés/);
  await page.context().setOffline(false);
  await group.getByRole('button', { name: 'Réessayer' }).click();
  await expect(optionsOf(page, 'Ville').first()).toBeFocused();
  await expect(group.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL(/recherche$/);
});

test('a filter group shows that its options are loading, and then moves the focus from its button to the first option', async ({
  page,
}) => {
  const options = await holdFiles(page, /\/offres\/filtres\//);
  await page.goto('/offres/recherche');
  const group = groupOf(page, 'Ville');
  await whenTakenOver(group);
  await group.locator('summary').press('Enter');
  await expect(group.getByRole('status')).toHaveText('Chargement…');
  await expect(group.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Tab');
  await expect(group.getByRole('button', { name: 'Choisir dans la liste' })).toBeFocused();
  options.arrive();
  await expect(optionsOf(page, 'Ville').first()).toBeFocused();
  await expect(group.getByRole('group')).not.toHaveAttribute('aria-busy');
});

test('a filter group that failed to load requests its options again when a visitor reopens it', async ({ page }) => {
  await page.route('**/offres/filtres/**', (route) => route.abort());
  await page.goto('/offres/recherche');
  await whenTakenOver(groupOf(page, 'Ville'));
  await groupOf(page, 'Ville').locator('summary').click();
  await expect(groupOf(page, 'Ville').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.unroute('**/offres/filtres/**');
  for (let click = 0; click < 2; click += 1) await groupOf(page, 'Ville').locator('summary').click();
  await expect(optionsOf(page, 'Ville').first()).toBeVisible();
});

test('without scripts the button of a closed filter group leads to a page of its options and keeps the choices made', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/offres/recherche');
  await page.locator('#search-form input[type="checkbox"]').first().check();
  const value = (await page.locator('#search-form input[type="checkbox"]').first().getAttribute('value')) ?? '';
  await groupOf(page, 'Ville').locator('summary').click();
  await groupOf(page, 'Ville').getByRole('button', { name: 'Choisir dans la liste' }).click();
  await expect(page).toHaveURL(new RegExp(`/offres/choix/villes\\?(?:.*&)?\\w+=${value}`));
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  await context.close();
});
