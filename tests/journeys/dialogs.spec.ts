import type { Page } from '@playwright/test';
import { whenTakenOver, words } from './candidate.ts';
import { expect, test, withMotion } from './journey.ts';
import { violationsOf } from './violations.ts';

test.use(withMotion);

const search = '/offres/recherche';
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Connectez-vous pour continuer|Se connecter ou créer un compte)$/ });

/** Opens a page with scripts, and waits until React has hydrated it. */
async function openScripted(page: Page): Promise<void> {
  await page.goto(search);
  await whenTakenOver(page.getByRole('main'));
}

const askToLogIn = (page: Page, detail: object) =>
  page.evaluate((given) => void window.dispatchEvent(new CustomEvent('mvi:login', { detail: given })), detail);

test('the keyboard opens the sign-in dialog with all sign-in methods above the page, and Escape returns to the link', async ({
  page,
}) => {
  await openScripted(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: words.fr.signUp });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  for (const [name, address] of [
    [words.fr.signIn, '/connexion?to='],
    [words.fr.signUp, '/inscription?to='],
    ['Créer un compte complet', 'registration=complete'],
    ['Mot de passe oublié', '/mot-de-passe?to='],
  ] as const)
    await expect(dialog.getByRole('link', { name, exact: name === words.fr.signUp })).toHaveAttribute(
      'href',
      new RegExp(address.replace('?', '\\?')),
    );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

for (const screen of ['/offres/carte', search])
  test(`on ${screen} the header's sign-in opens the dialog, and closing it returns to the header`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await page.goto(screen);
    const opener = page.getByRole('banner').getByRole('button', { name: words.fr.signIn });
    await opener.click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('link', { name: words.fr.signIn })).toBeVisible();
    expect(await modals(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
    expect(warnings).toEqual([]);
  });

test('the sign-in button of the header opens the dialog even before the common script has loaded', async ({ page }) => {
  await page.route('**/assets/page-scripts-*', (route) => route.abort());
  await page.goto('/offres/carte');
  await page.getByRole('banner').getByRole('button', { name: words.fr.signIn }).click();
  await expect(dialogOf(page).getByRole('link', { name: words.fr.signIn })).toBeVisible();
});

const tell = (page: Page, message: string) =>
  page.evaluate((given) => void dispatchEvent(new CustomEvent('mvi:error', { detail: { message: given } })), message);

const modals = (page: Page) => page.evaluate(() => document.querySelectorAll('dialog:modal').length);

// Tests a screen that React hydrates, and two screens without React.
for (const [screen, open] of [
  [search, openScripted],
  ['/faq', async (page: Page) => void (await page.goto('/faq'))],
  ['/nulle/part', async (page: Page) => void (await page.goto('/nulle/part'))],
] as const) {
  test(`on ${screen} neither Escape nor the overlay closes a required login dialog, and it has no close button`, async ({
    page,
  }) => {
    await open(page);
    await askToLogIn(page, { message: 'Pour une bonne raison.', redirect: '/offres/12', required: true });
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Pour une bonne raison.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: words.fr.signIn })).toHaveAttribute(
      'href',
      '/connexion?to=%2Foffres%2F12',
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`on ${screen} a click on the overlay closes an optional login dialog, and its links stay on the site`, async ({
    page,
  }) => {
    await open(page);
    await askToLogIn(page, { redirect: '//evil.example' });
    await expect(dialogOf(page).getByRole('link', { name: words.fr.signIn })).toHaveAttribute(
      'href',
      '/connexion?to=%2F',
    );
    await page.mouse.click(5, 5);
    await expect(dialogOf(page)).toBeHidden();
  });

  test(`on ${screen} an event opens the error dialog with its message`, async ({ page }) => {
    await open(page);
    await tell(page, 'Rien ne va.');
    const dialog = page.getByRole('dialog', { name: 'Une erreur s’est produite' });
    await expect(dialog.getByText('Rien ne va.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`on ${screen} only one dialog is open at a time, and a required login returns after an error`, async ({
    page,
  }) => {
    await open(page);
    await askToLogIn(page, { message: 'Pour lire la suite.', redirect: '/offres/12', required: true });
    await tell(page, 'Un.');
    await tell(page, 'Deux.');
    await expect(page.getByText('Deux.')).toBeVisible();
    await expect(page.getByText('Un.', { exact: true })).toHaveCount(0);
    expect(await modals(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).getByText('Pour lire la suite.')).toBeVisible();
    expect(await modals(page)).toBe(1);
    await askToLogIn(page, { redirect: '/' });
    await expect(page.getByText('Pour lire la suite.')).toBeHidden();
    await page.keyboard.press('Escape');
    expect(await modals(page)).toBe(0);
    for (const detail of [null, 'text', { message: 7 }, {}])
      await page.evaluate((given) => void dispatchEvent(new CustomEvent('mvi:error', { detail: given })), detail);
    expect(await modals(page)).toBe(0);
  });
}

test('a link to sign in opens the dialog above a screen without React', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: words.fr.signUp }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in methods are a page, and a query parameter opens a dialog on any page', async ({ page }) => {
    await page.goto('/en/offres/recherche');
    await expect(page.getByRole('banner').getByRole('link', { name: words.en.signIn })).toHaveAttribute(
      'href',
      '/en/connexion?to=%2Fen%2Foffres%2Frecherche',
    );
    await page.getByRole('contentinfo').getByText('My account').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: words.en.signUp }).first().click();
    await expect(page).toHaveURL(/\/en\/connexion\/choix\?to=%2Fen%2Foffres%2Frecherche$/);
    await page.getByRole('link', { name: 'Create a complete account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can you go?');
    await page.goto('/en/offres?method=complete');
    await expect(page).toHaveURL(/\/en\/offres$/);
    await page.goto('/en/offres?forcelogin=true');
    await expect(page.getByRole('button', { name: words.en.signIn })).toBeVisible();
  });
});
