import sharp from 'sharp';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

/** A photograph that no other test has. */
async function photo(name: string) {
  const background = { r: Math.floor(Math.random() * 255), g: Math.floor(Math.random() * 255), b: 90 };
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an editor adds a picture, crops it, and hears of a missing text before the publication', async ({
    page,
    product,
  }) => {
    await enterByLink(page, product, 'Rita Levi', 'reviewer');
    await page.goto('/bureau');
    await page.getByRole('navigation').getByRole('link', { name: 'Contenus' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Médiathèque' }).click();
    const name = `sans-script-${Date.now()}`;
    const lie = { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };
    await page.getByLabel('Fichiers').setInputFiles([await photo(`${name}.jpg`), lie]);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('lie.png n’a pas été ajouté.');
    await expect(page.getByText(`${name}.jpg a été ajoutée.`)).toBeVisible();

    await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
    const field = page.getByRole('group', { name: 'Image' });
    await page.getByLabel('Titre').fill(name);
    await field.getByLabel('Téléverser une image').setInputFiles(await photo(`autre-${name}.jpg`));
    await field.getByRole('button', { name: 'Téléverser', exact: true }).click();
    await expect(field.getByText(`autre-${name}.jpg`).first()).toBeVisible();
    await expect(field.getByText('Recadrer, placer le point d’intérêt')).toBeVisible();
    await field.getByRole('combobox', { name: 'Choisir dans la médiathèque' }).selectOption(`${name}.jpg`);
    await field.getByRole('button', { name: 'Utiliser cette image' }).click();
    await field.getByText('Recadrer, placer le point d’intérêt').click();
    await page.getByLabel('Depuis la gauche, px').fill('100');
    await page.getByLabel('Depuis le haut, px').fill('100');
    await page.getByLabel('Largeur, px').fill('400');
    await page.getByLabel('Hauteur, px').fill('200');
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await expect(page.getByText('ce contenu ne peut pas être publié')).toBeVisible();
    await expect(page.getByText('1 image n’a pas de texte alternatif')).toBeVisible();
    await page.getByRole('button', { name: /^Publier la version/ }).click();
    await expect(page.getByText('Une image n’a pas de texte alternatif.')).toBeVisible();
    await page.getByRole('link', { name: 'Écrire' }).first().click();
    await page.getByLabel('Elle est décorative').check();
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
    await page.getByRole('button', { name: /^Publier la version/ }).click();
    await expect(page.getByText('Le contenu est publié.')).toBeVisible();
    await page.goto(`/news/${name}`);
    await expect(page.locator('main img').first()).toHaveAttribute('width', '400');
    await expect(page.locator('main img').first()).toHaveAttribute('alt', '');
  });
});

test('by keyboard alone an editor adds a picture, describes it, uses it, crops it and publishes it', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Kay Board', 'reviewer');
  const name = `clavier-${Date.now()}`;
  await page.goto('/bureau/images');
  await expect(page.getByText('Ou déposez-les')).toBeVisible();
  // The file chooser belongs to the system, so that no keyboard of a test reaches it.
  await page.getByLabel('Fichiers').setInputFiles(await photo(`${name}.jpg`));
  await page.getByLabel('Fichiers').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: `${name}.jpg` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name}.jpg` })).toBeVisible();
  await page.getByLabel('Texte alternatif en français').focus();
  await page.keyboard.type('Un quai au soleil');
  await page.getByRole('button', { name: /^Point d’intérêt/ }).focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel(/depuis la gauche/)).toHaveValue('10');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await expect(page.getByText('Les changements sont enregistrés.')).toBeVisible();

  await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
  await page.getByLabel('Titre').fill(name);
  const choose = page.getByRole('button', { name: 'Choisir dans la médiathèque…' });
  await choose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
  await page.keyboard.type(name);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choose).toBeFocused();
  await expect(page.getByLabel('Texte alternatif')).toHaveValue('Un quai au soleil');

  await page.getByText('Recadrer, placer le point d’intérêt').press('Enter');
  const frame = page.getByRole('button', { name: /^Cadre/ });
  await frame.focus();
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByLabel('Hauteur, px')).toHaveValue('784');
  await expect(page.getByLabel('Depuis le haut, px')).toHaveValue('8');
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().press('Enter');
  await page.getByRole('button', { name: /^Publier la version/ }).press('Enter');
  await expect(page.getByText('Le contenu est publié.')).toBeVisible();
  await page.goto(`/news/${name}`);
  const shown = page.locator('main img').first();
  await expect(shown).toHaveAttribute('height', '784');
  await expect(shown).toHaveAttribute('alt', 'Un quai au soleil');
  await expect(shown).toHaveCSS('object-position', '0% 50%');
});

test('a picture uploaded into a draft is cropped before the draft is saved, and so is another one after it', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  const name = `dans-la-page-${Date.now()}`;
  await page.goto('/bureau/contenus/nouveau?type=news&lang=fr', { waitUntil: 'networkidle' });
  await page.getByLabel('Titre').fill(name);
  const field = page.getByRole('group', { name: 'Image' });
  await expect(field.getByRole('button').first()).toHaveText('Téléverser une image…');
  await expect(field.getByRole('combobox')).toBeHidden();
  const upload = async (file: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      field.getByRole('button', { name: 'Téléverser une image…' }).click(),
    ]);
    await chooser.setFiles(await photo(file));
    await expect(field.getByText(`${file} a été ajoutée.`)).toBeVisible();
  };
  await upload(`${name}-1.jpg`);
  await field.getByText('Recadrer, placer le point d’intérêt').click();
  await field.getByRole('button', { name: /^Cadre/ }).press('Shift+ArrowLeft');
  await expect(field.getByLabel('Largeur, px')).toHaveValue('1188');
  await upload(`${name}-2.jpg`);
  await expect(field.getByLabel('Largeur, px')).toHaveValue('');
  await field.getByRole('button', { name: /^Cadre/ }).press('Shift+ArrowUp');
  await field.getByRole('button', { name: /^Point d’intérêt/ }).press('ArrowRight');
  await expect(field.getByText('ce contenu ne peut pas être publié')).toBeVisible();
  await field.getByLabel('Texte alternatif').fill('Un quai');
  await expect(field.getByText('ce contenu ne peut pas être publié')).toBeHidden();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await expect(field.getByText(`${name}-2.jpg`).first()).toBeVisible();
  await field.getByText('Recadrer, placer le point d’intérêt').click();
  await expect(field.getByLabel('Hauteur, px')).toHaveValue('792');
  await expect(field.getByLabel(/% depuis la gauche/)).toHaveValue('51');
  await field.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect(field.getByText('Aucune image').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();
  await expect(field.getByText('Aucune image').first()).toBeVisible();
});
