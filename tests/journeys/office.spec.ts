import type { Page } from '@playwright/test';
import { documentId } from '../../src/content/repository/models/document-id.ts';
import { createAccount, newEmail, words } from './candidate.ts';
import { addStaff, enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';
import { signInNew } from './signed-in.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member signs in with the account of their address, and is no candidate', async ({ page, product }) => {
    const email = await addStaff(product, 'Claire Morel', 'administrator');
    await page.goto('/bureau/equipe');
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('link', { name: words.fr.signUp }).click();
    await createAccount(page, 'fr', email);
    await expect(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Administrateur');

    const colleague = newEmail();
    await page.getByLabel('Nom', { exact: true }).fill('Paul Petit');
    await page.getByLabel('Adresse e-mail').fill('no address');
    await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click();
    await expect(page.getByRole('alert')).toContainText('2 champs sont à corriger');
    await page.getByLabel('Adresse e-mail').fill(colleague);
    await page.getByLabel('Rédacteur').check();
    await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click();
    await expect(page.getByText('La personne fait partie de l’équipe.')).toBeVisible();

    await page.getByRole('link', { name: 'Journal' }).click();
    await expect(page.getByRole('row', { name: /Ajouter un membre/ }).first()).toContainText('Paul Petit');
    await page.goto('/espace-personnel/profil');
    await expect(page.getByText('Ce compte fait partie de l’équipe')).toBeVisible();
  });
});

test.describe('an editor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('writes an article with a picture and two slices, and merges what a colleague changed', async ({
    page,
    product,
    browser,
  }) => {
    await enterByLink(page, product, 'Emma Roux', 'editor');
    await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
    await page.getByLabel('Titre').fill('Une journée à Lisbonne');
    await page.getByRole('combobox', { name: 'Choisir dans la médiathèque' }).selectOption('news-map-of-offers.svg');
    await page.getByLabel('Texte alternatif').fill('Une carte');

    await page.getByLabel('Nouvelle section').selectOption('Texte');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    const text = page.getByRole('group', { name: /^1\. Texte/ });
    await text.getByRole('textbox', { name: 'Texte', exact: true }).fill('## Le matin\n\nUn **tramway** jaune.');
    await page.getByLabel('Nouvelle section').selectOption('Citation');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('button', { name: /^Monter 2\. Citation/ }).click();
    await expect(page.getByRole('group', { name: /^1\. Citation/ })).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await expect(page.getByText('Brouillon enregistré')).toBeVisible();
    await expect(page.getByLabel('Adresse')).toHaveValue(/^une-journee-a-lisbonne(-\d+)?$/);
    await expect(page.getByRole('textbox', { name: 'Texte', exact: true }).last()).toHaveValue(
      '## Le matin\n\nUn **tramway** jaune.',
    );

    const colleague = await browser.newPage({ baseURL: product.origin, javaScriptEnabled: false });
    await enterByLink(colleague, product, 'Bruno Petit', 'editor');
    const address = page.url().replace('?fait=saved', '');
    await colleague.goto(address);
    await colleague.getByLabel('Résumé').fill('Par Bruno');
    await colleague.getByLabel('Titre').first().fill('Une journée à Porto');
    await colleague.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await colleague.close();

    await page.getByLabel('Titre').first().fill('Une journée à Lyon');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await expect(page.getByText('Dernière version : Bruno Petit.')).toBeVisible();
    await expect(page.getByText('Repris de l’autre version : Résumé.')).toBeVisible();
    await page.getByLabel('Le texte de l’autre version').check();
    await page.getByRole('button', { name: 'Enregistrer la version réunie' }).click();
    await expect(page.getByText('Brouillon enregistré')).toBeVisible();
    await expect(page.getByLabel('Résumé')).toHaveValue('Par Bruno');
    await expect(page.getByLabel('Titre').first()).toHaveValue(/Porto/);
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Prévisualiser' }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 2, name: 'Le matin' })).toBeVisible();
  });
});

test('an editor moves the slices of a page by dragging and by the keyboard, and saves their order', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Gisèle Brun', 'editor');
  await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
  await page.getByLabel('Adresse').fill(`ordre-${Date.now()}`);
  await page.getByLabel('Titre').fill('L’ordre des sections');
  for (const kind of ['Texte', 'Citation', 'Chiffres clés']) {
    await page.getByLabel('Nouvelle section').selectOption(kind);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).first().click();
    await expect(page.getByRole('group', { name: new RegExp(`^\\d\\. ${kind}`) })).toBeVisible();
  }
  const slice = (name: string) => page.getByRole('group', { name, exact: true });
  await slice('3. Chiffres clés').locator('[data-handle]').first().hover();
  await page.mouse.down();
  const target = await slice('1. Texte').boundingBox();
  await page.mouse.move(target?.x ?? 0, target?.y ?? 0, { steps: 20 });
  await page.mouse.up();
  await expect(slice('1. Chiffres clés')).toBeVisible();
  const down = slice('2. Texte').getByRole('button', { name: 'Descendre' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3. Texte : position 3 sur 3' })).toBeAttached();
  await expect(slice('3. Texte').getByRole('button', { name: 'Monter' })).toBeFocused();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await expect(page.locator('fieldset > legend').filter({ hasText: /^\d\. / })).toHaveText([
    '1. Chiffres clés',
    '2. Citation',
    '3. Texte',
  ]);
});

test('a candidate’s file is shown for a reason, and the candidate sees that reason', async ({
  page,
  product,
  browser,
}) => {
  const email = newEmail();
  await signInNew(page, product, { email });
  const other = await browser.newPage({
    baseURL: product.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
  });
  await enterByLink(other, product, 'Olga Petrova', 'operator');
  await other.goto('/bureau');
  await other.getByRole('navigation').getByRole('link', { name: 'Candidats' }).click();
  await other.getByLabel('Adresse e-mail ou identifiant').fill(email);
  await other.getByLabel('Motif de la consultation').fill('Demande de rectification, ticket 4812');
  await other.getByRole('button', { name: 'Consulter le dossier' }).click();
  await expect(other.getByText('Recherches enregistrées')).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);
  await page.goto('/espace-personnel/donnees');
  await expect(page.getByText('Demande de rectification, ticket 4812')).toBeVisible();
  await other.close();
});

const about = `/bureau/contenus/${documentId({ type: 'page', key: 'about', lang: 'fr' })}`;
const pages = [
  '/bureau',
  '/bureau/contenus',
  about,
  `${about}/versions`,
  `${about}/liens`,
  '/bureau/lots',
  '/bureau/calendrier',
  '/bureau/images',
  '/bureau/controle',
  '/bureau/equipe',
  '/bureau/journal',
  '/bureau/personnes',
  '/bureau/connexion',
  '/bureau/contenus/nouveau?type=news&lang=fr',
  `/bureau/contenus/${documentId({ type: 'news', key: 'map-of-offers', lang: 'fr' })}/ecrire`,
  '/bureau/offres',
  '/bureau/corrections',
  '/bureau/imports',
  '/bureau/entreprises',
  '/bureau/references',
  '/bureau/synonymes',
  '/bureau/recherches',
  '/bureau/messages',
  '/bureau/signalements',
  '/bureau/travaux',
  '/bureau/envois',
  '/bureau/lettre',
  '/bureau/cles',
  '/bureau/webhooks',
  '/bureau/chiffres',
  '/bureau/programmes',
];

/** Pages of the office that hold pages of their own, of which the first is checked too. */
const lists = ['/bureau/offres', '/bureau/entreprises', '/bureau/images'];

/**
 * Expects no violation of WCAG 2.2 AA on a page: in French on a wide light screen by all rules, and in
 * English on a narrow dark one by those that depend on words, width and colours.
 */
async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  expect(await violationsOf(page), address).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`/en${address}`);
  expect(await violationsOf(page, 'view'), `/en${address}`).toEqual([]);
}

test('every page of the office follows WCAG, and the keyboard reaches its content first', async ({ page, product }) => {
  test.setTimeout(300_000);
  await enterByLink(page, product, 'Ada Byron', 'administrator');
  await page.goto('/bureau');
  await expect(page.locator('script[src^="/assets/office-"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  for (const address of pages) await expectAccessible(page, address);
});

test('on a phone no table of the office hides a cell at its side', async ({ page, product }) => {
  test.setTimeout(120_000);
  await enterByLink(page, product, 'Ada Byron', 'administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  const tables = [];
  for (const address of pages) {
    await page.goto(address);
    const found = await page.locator('table').evaluateAll((all) =>
      all.map((table) => {
        const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
        return `${table.querySelector('caption')?.textContent ?? ''}: ${scrollWidth - clientWidth}`;
      }),
    );
    tables.push(...found);
  }
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !table.endsWith(': 0'))).toEqual([]);
});

test('the page of an offer, of its correction, of a company, of its merge and of a picture follow WCAG', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Ada Byron', 'administrator');
  for (const list of lists) {
    await page.goto(list);
    const first = (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
    const within = { '/bureau/offres': '/corriger?champ=title', '/bureau/entreprises': '/fusion' }[list];
    await expectAccessible(page, first);
    if (within !== undefined) await expectAccessible(page, `${first}${within}`);
  }
});

test('the page that asks for the confirmation of a withdrawal follows WCAG', async ({ page, product }) => {
  await enterByLink(page, product, 'Rita Levi', 'reviewer');
  await page.goto(`/bureau/contenus/${documentId({ type: 'page', key: 'about', lang: 'fr' })}`);
  await page.locator('#withdraw-reason').fill('Fin de l’opération');
  await page.getByRole('button', { name: 'Retirer du site…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Retirer ce contenu du site ?' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('no page of visitors loads anything of the office', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const path of ['/', '/offres/recherche', '/faq', '/connexion/choix']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toMatch(/\/bureau|\/assets\/office/);
  }
  expect(asked.filter((url) => /\/bureau|\/assets\/office/.test(url))).toEqual([]);
});
