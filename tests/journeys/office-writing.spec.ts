import { documentId } from '../../src/content/repository/models/document-id.ts';
import { enterAgain, enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

const writing = (key: string, lang: 'fr' | 'en' = 'fr') =>
  `/bureau/contenus/${documentId({ type: 'news', key, lang })}/ecrire`;
const waiting = /^Vous avez des modifications non enregistrées de \d\d\sh\s\d\d/;

test('the address of a new page follows its title until the editor types another one', async ({ page, product }) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  const [title, address] = [page.getByLabel('Titre').first(), page.getByLabel('Adresse')];
  const save = page.getByRole('button', { name: 'Enregistrer le brouillon' }).first();
  const words = `Où loger à Łódź ? ${Date.now()}`;
  const made = `ou-loger-a-lodz-${words.slice(-13)}`;
  const write = async () => {
    await page.goto('/bureau/contenus/nouveau?type=page&lang=fr', { waitUntil: 'networkidle' });
    await title.fill('Un autre titre');
    await expect(address).toHaveValue('un-autre-titre');
  };
  await write();
  await address.fill('la-mienne');
  await title.fill(words);
  await expect(address).toHaveValue('la-mienne');
  await address.fill('');
  await title.pressSequentially('!');
  await expect(address).toHaveValue(made);
  await save.click();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await expect(address).toHaveValue(made);
  await page.getByText('Demander une relecture').click();
  await expect(page.getByLabel('Message au relecteur')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, 'colours')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await title.fill('Le titre change, et l’adresse reste');
  await expect(page.locator('[data-keeping]').getByRole('status')).toHaveText(/sur le serveur/);
  await expect(address).toHaveValue(made);

  await write();
  await title.fill(words);
  await save.click();
  await expect(address).toHaveValue(`${made}-2`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('after saving, an editor asks for a review on the page, and a reviewer plans the publication', async ({
    page,
    product,
  }) => {
    await enterByLink(page, product, 'Emma Roux', 'editor');
    const title = `Une suite ${Date.now()}`;
    await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
    await page.getByLabel('Titre').fill(title);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await expect(page.getByText('Les visiteurs ne voient pas encore la version 1.')).toBeVisible();
    await expect(page.getByText('faites-la d’abord approuver par un relecteur')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prévisualiser' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0);
    await page.getByText('Demander une relecture').click();
    await page.getByLabel('Message au relecteur').fill('Le titre te va-t-il ?');
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByText('La relecture est demandée.')).toBeVisible();
    const address = page.url().replace(/\?.*/, '');

    await enterByLink(page, product, 'Rita Levi', 'reviewer');
    await page.goto(`${address}/ecrire`);
    await page.getByLabel('Titre').fill(`${title}, relue`);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await expect(page.getByRole('button', { name: 'Publier la version 2 maintenant' })).toBeVisible();
    await page.getByText('Programmer la publication').click();
    await page.getByLabel('Jour').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Programmer', exact: true }).click();
    await expect(page.getByText('La programmation est enregistrée.')).toBeVisible();
  });
});

test('words survive an ended session, a lost network and a closed tab', async ({ page, product, context }) => {
  const email = await enterByLink(page, product, 'Emma Roux', 'editor');
  await page.goto(writing('map-of-offers'));
  const title = page.getByLabel('Titre').first();
  const status = page.locator('[data-keeping]').getByRole('status');
  await title.fill('Une carte, un an après');
  await expect(status).toHaveText(/^Enregistré à \d\d\sh\s\d\d sur le serveur\.$/);

  await context.setOffline(true);
  await title.fill('Hors ligne');
  await expect(status).toHaveText('Hors ligne : gardé sur cet appareil.');
  await context.setOffline(false);
  await expect(status).toHaveText(/sur le serveur/);

  const cookies = await context.cookies();
  await context.clearCookies({ name: /office/ });
  await title.fill('Après la fin de la session');
  await expect(status).toContainText('Votre session a pris fin.');
  const tab = await context.newPage();
  await tab.goto('/bureau/connexion');
  await enterAgain(tab, product, email);
  await tab.close();
  expect(cookies.length).toBeGreaterThan(0);
  await title.fill('Après la reconnexion');
  await expect(status).toHaveText(/sur le serveur/);

  // The words of the last moment reach the server while the page is being closed.
  await title.fill('Les derniers mots');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(writing('map-of-offers'));
  await expect(next.getByText(waiting)).toBeVisible();
  await expect(next.getByLabel('Titre').first()).not.toHaveValue('Les derniers mots');
  expect(await violationsOf(next)).toEqual([]);
  await next.getByRole('button', { name: 'Reprendre ces modifications' }).click();
  await expect(next.getByLabel('Titre').first()).toHaveValue('Les derniers mots');
  await next.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
  await expect(next.getByText('Brouillon enregistré')).toBeVisible();
  await expect(next.getByText(waiting)).toHaveCount(0);
  const copies = () => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('office-work')));
  await expect.poll(copies).toEqual([]);
});

test('words that only the device has are offered, go on, and are gone for who signs in next', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  const address = writing('map-of-offers');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.route('**/ecrire', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByLabel('Résumé').fill('Écrit dans le train');
  await expect(page.locator('[data-keeping]').getByRole('status')).toHaveText('Hors ligne : gardé sur cet appareil.');
  await page.goto(address);
  await expect(page.getByText(/gardées sur cet appareil\.$/)).toBeVisible();
  await page.unroute('**/ecrire');
  await page.getByRole('button', { name: 'Reprendre ces modifications' }).first().click();
  await expect(page.getByLabel('Résumé')).toHaveValue('Écrit dans le train');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bureau' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Écrit dans le train');
  await enterByLink(page, product, 'Bruno Petit', 'editor');
  await page.goto(address);
  await expect(page.getByText(/modifications non enregistrées/)).toHaveCount(0);
});

test('two members who write the same page see each other, and who has left is gone', async ({
  page,
  product,
  browser,
}) => {
  await enterByLink(page, product, 'Claire Morel', 'editor');
  const address = writing('alerts-at-your-pace');
  await page.goto(address);
  const other = await browser.newPage({
    baseURL: product.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
  });
  await enterByLink(other, product, 'Paul Petit', 'editor');
  await other.goto(address.replace('/ecrire', ''));
  await expect(other.getByText('Claire Morel modifie cette page.')).toBeVisible();
  await other.goto(address);
  await expect(other.getByText('Claire Morel modifie cette page.')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab.getByText('Paul Petit modifie cette page. Vous modifiez aussi cette page')).toBeVisible();
  // Leaves the page first, because a tab that a program closes may send no sign that it has gone.
  await tab.goto('/bureau');
  await tab.close();
  await page.goto('/bureau');
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await other.getByText('Claire Morel modifie cette page.').count()).toBe(0);
  }).toPass();
  await other.close();
});

test('an English article is written with the French one beside it, and copied from it', async ({ page, product }) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await page.goto(writing('ask-by-program', 'en'));
  await page.getByLabel('Titre').first().fill('');
  await page.getByRole('button', { name: 'Afficher la version française à côté' }).click();
  await expect(page.getByText('Titre, en français')).toBeVisible();
  await expect(page.getByLabel('Titre').first()).toHaveValue('');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, 'colours')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const french = await page.locator('[data-words][lang="fr"]').first().textContent();
  await page.getByRole('button', { name: 'Copier dans le champ vide' }).first().click();
  await expect(page.getByLabel('Titre').first()).toHaveValue(french ?? '');
  await page.getByLabel('Titre').first().fill('Offers by program');
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await expect(page.getByText('Titre, en français')).toBeVisible();
});

test('the preview beside the form shows unsaved words at two widths, and the site does not', async ({
  page,
  product,
  browser,
}) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(writing('ask-by-program'));
  const words = `Un titre non enregistré ${Date.now()}`;
  const title = page.getByLabel('Titre').first();
  await page.getByRole('button', { name: 'Aperçu pendant l’écriture' }).click();
  const frame = page.frameLocator('[data-live-stage] iframe:not([inert])');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await title.fill(words);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(title).toBeFocused();
  await expect(page.locator('[data-live-stage] iframe')).toHaveCount(1);

  const top = () => page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollY ?? 0);
  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollTo(0, 200));
  const before = await top();
  await title.fill(`${words}, encore`);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${words}, encore`);
  expect(await top()).toBe(before);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^1\D280 pixels$/ }).click();
  await expect(page.locator('[data-live-stage] iframe')).toHaveCSS('width', '1280px');
  expect(await violationsOf(page)).toEqual([]);

  const address = await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.location.pathname ?? '');
  const visitor = await browser.newPage({ baseURL: product.origin });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText(words);
  await visitor.close();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab.getByRole('heading', { level: 1 })).not.toContainText(words);
  await tab.close();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(title).toBeHidden();
  await page.getByRole('button', { name: 'Aperçu pendant l’écriture' }).click();
  await expect(title).toBeVisible();
  await expect(page.locator('[data-keeping]').getByRole('status')).toHaveText(/sur le serveur/);
});
