import type { Browser, Page } from '@playwright/test';
import { type Product, startProduct } from '../product.ts';
import { cvFile, firstOffer, whenTakenOver } from '../journeys/candidate.ts';
import { expect, test as base } from '../journeys/journey.ts';
import { signInNew } from '../journeys/signed-in.ts';

// A product with rate limits, as in production.
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct({ environment: { RATE_LIMITS: 'on', DEMO_OFFERS: '50' } });
      await use(product);
      expect(await product.stop(), product.output()).toBe(0);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ locale: 'fr-FR' });

const film = { name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(7 * 1024 * 1024) };
const tooLarge = /La taille maximale d’un fichier autorisé est 2\s048\sKo/;
const wait = /Patientez (une minute|une seconde|\d+ secondes), puis réessayez/;

/** Sends more forms from the visitor's address than a minute allows. */
async function exhaust(page: Page, address: string): Promise<void> {
  for (let sent = 0; sent < 21; sent += 1) await page.request.post(address, { form: { intent: 'none' } });
}

// Runs first, because this test fills in a profile, and the other tests use up this form's limit per minute.
test('an application shows the size of a file that is too large and the wait after too many forms, and keeps typed values', async ({
  page,
  product,
}) => {
  await page.goto('/offres/recherche');
  const offer = await firstOffer(page).getAttribute('href');
  await signInNew(page, product, { complete: true });
  await page.goto(offer ?? '');
  await whenTakenOver(page.getByLabel('Message au recruteur'));
  await page.getByLabel('Message au recruteur').fill('Bonjour, cette mission est faite pour moi.');
  await page.getByLabel('Lettre de motivation').setInputFiles(film);
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page.getByText(tooLarge).first()).toBeVisible();
  await page.getByLabel('Lettre de motivation').setInputFiles([]);
  await exhaust(page, offer ?? '');
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page.getByText(wait)).toBeVisible();
  await expect(page.getByLabel('Message au recruteur')).toHaveValue('Bonjour, cette mission est faite pour moi.');
});

/** Returns the file field of a CV once React has hydrated it, so that scripts check the chosen file. */
async function fileField(page: Page) {
  const file = page.getByLabel('Fichier', { exact: true });
  await whenTakenOver(file);
  return file;
}

test('a profile shows the size of a file that is too large and the wait after too many forms, and keeps typed values', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel/profil');
  const file = await fileField(page);
  await page.getByLabel('Prénom').fill('Ariane');
  await file.setInputFiles(film);
  await page.getByRole('button', { name: 'Ajouter ce CV' }).click();
  await expect(page.getByRole('alert').getByText(tooLarge)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Ariane');
  await file.setInputFiles([]);
  await exhaust(page, '/espace-personnel/profil');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(wait).first()).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Ariane');
});

test('the summary of errors and the field of a CV show the same error, about the last chosen file', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel/profil');
  const file = await fileField(page);
  const exe = { ...film, name: 'cv.exe', buffer: Buffer.from('MZ') };
  await file.setInputFiles(exe);
  await expect(file).toHaveAccessibleDescription(/Ce type de fichier n’est pas autorisé/);
  await file.setInputFiles({ ...film, buffer: Buffer.from('%PDF-1.7') });
  await expect(file).not.toHaveAttribute('aria-invalid');
  await file.setInputFiles(exe);
  await page.getByRole('button', { name: 'Ajouter ce CV' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Ce type de fichier n’est pas autorisé');
  await file.setInputFiles({ ...film, buffer: Buffer.alloc(2_200_000) });
  await page.getByRole('button', { name: 'Ajouter ce CV' }).click();
  await expect(summary).toContainText(tooLarge);
  await expect(page.getByText('Ce type de fichier n’est pas autorisé')).toHaveCount(0);
});

test('an error replaces the outcome of the previous form', async ({ page, product }) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel/profil?done=added');
  await expect(page.getByText('Votre CV est ajouté.')).toBeVisible();
  await (await fileField(page)).setInputFiles({ ...film, name: 'cv.exe', buffer: Buffer.from('MZ') });
  await page.getByRole('button', { name: 'Ajouter ce CV' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce type de fichier n’est pas autorisé');
  await expect(page.getByText('Votre CV est ajouté.')).toHaveCount(0);
});

test('a candidate can cancel an upload and is told of a cut connection; the file stays chosen and can be sent again', async ({
  page,
  product,
}) => {
  await signInNew(page, product);
  await page.goto('/espace-personnel/profil');
  const file = await fileField(page);
  await page.getByLabel('Prénom').fill('Ariane');
  await file.setInputFiles(cvFile);
  const send = page.getByRole('button', { name: 'Ajouter ce CV' });
  // Delays the request, like a slow network.
  await page.route(/profil\.data/, () => {});
  await send.click();
  await expect(page.getByRole('progressbar', { name: 'Envoi de votre fichier' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText('Envoi annulé')).toBeVisible();
  await page.unroute(/profil\.data/);
  await page.route(/profil\.data/, (route) => route.abort('connectionreset'));
  await send.click();
  await expect(page.getByText('La connexion a été coupée')).toBeVisible();
  await page.unroute(/profil\.data/);
  await send.click();
  await expect(page).toHaveURL(/done=added/);
  await expect(page.getByLabel('Prénom')).toHaveValue('Ariane');
});

test('the only CV of a profile has no delete button', async ({ page, product }) => {
  await signInNew(page, product, { complete: true });
  await page.goto('/espace-personnel/profil');
  await page.getByRole('link', { name: /^Supprimer CV Zoé/ }).click();
  await expect(page.getByText('Vous devez avoir au minimum un CV sur votre espace personnel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oui, supprimer' })).toHaveCount(0);
});

test('without scripts a page shows both errors and links back to the form', async ({ browser, product }) => {
  const page = await plainPage(browser, product.origin);
  await signInNew(page, product, { language: 'en' });
  await page.goto('/en/espace-personnel/profil');
  await page.getByLabel('File', { exact: true }).setInputFiles(film);
  await page.getByRole('button', { name: 'Add this CV' }).click();
  await expect(page.getByText('The maximum size of an allowed file is 2,048 kB')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await exhaust(page, '/en/espace-personnel/profil');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Wait (a minute|a second|\d+ seconds), then try again/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

async function plainPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-GB' });
  return context.newPage();
}
