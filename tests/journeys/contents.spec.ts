import { asEditor, journey } from './editor.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import type { Product } from '../product.ts';

test.use({ locale: 'fr-FR', javaScriptEnabled: false });

const at = '/page-de-passage';
const titles = ['Une page de passage', 'Une page de grand passage'] as const;

/** Publishes a page twice, as two editors of another day did. */
const publishPage = async (product: Product) =>
  asEditor(product, async (repository) => {
    for (const title of titles) {
      const content = { uid: at.slice(1), tags: [], data: { title, description: null, image: {}, body: [] } };
      const draft = { type: 'page', key: 'passing', lang: 'fr', content, actor: journey } as const;
      await repository.publish([await repository.saveDraft(draft)], { actor: journey });
    }
  });

test('a reviewer plans a withdrawal, cancels it, withdraws a page, restores it and publishes it again', async ({
  page,
  product,
}) => {
  await publishPage(product);
  const heading = page.getByRole('heading', { level: 1 });
  /** Opens the page on the site until it answers so: every process hears of a publication a moment later. */
  const sees = async (status: number) =>
    expect(async () => expect((await page.goto(at))?.status()).toBe(status)).toPass({ timeout: 10_000 });
  await sees(200);
  await expect(heading).toHaveText(titles[1]);

  await enterByLink(page, product, 'Rita Levi', 'reviewer');
  await page.goto('/bureau');
  await page.getByRole('navigation').getByRole('link', { name: 'Contenus' }).click();
  await page.getByLabel('Titre ou adresse').fill('grand passage');
  await page.getByLabel('État').selectOption('Publié');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('link', { name: titles[1] }).click();
  await expect(heading).toHaveText(titles[1]);
  const document = page.url();

  await page.getByText('Retirer plus tard').click();
  const later = page.getByRole('group').filter({ hasText: 'Retirer plus tard' });
  await later.getByLabel('Jour').fill('2020-01-01');
  await later.getByLabel('Motif').fill('Fin de l’opération');
  await later.getByRole('button', { name: 'Programmer' }).click();
  await expect(page.getByRole('alert')).toContainText('Jour');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await later.getByLabel('Jour').fill(inAMonth);
  await later.getByRole('button', { name: 'Programmer' }).click();
  await expect(page.getByText('La programmation est enregistrée.')).toBeVisible();
  await page.goto('/bureau/calendrier');
  await expect(page.getByRole('row', { name: new RegExp(titles[1]) })).toContainText('Retrait du site');
  await page.getByRole('link', { name: titles[1] }).click();
  await page.getByRole('button', { name: 'Annuler ce retrait' }).click();
  await expect(page.getByText('La programmation est annulée.')).toBeVisible();

  await page.getByRole('button', { name: 'Retirer du site…' }).click();
  await expect(page.getByRole('alert')).toContainText('Motif');
  await page.locator('#withdraw-reason').fill('Fin de l’opération');
  await page.getByRole('button', { name: 'Retirer du site…' }).click();
  await expect(heading).toHaveText('Retirer ce contenu du site ?');
  await page.getByRole('button', { name: 'Retirer du site' }).click();
  await expect(page.getByText('Le contenu est retiré du site.')).toBeVisible();
  await sees(404);

  await page.goto(document);
  await page.getByRole('link', { name: 'Historique' }).click();
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByRole('button', { name: 'Restaurer la version 1' }).click();
  await expect(page.getByText('La version est restaurée dans un nouveau brouillon.')).toBeVisible();
  await page.getByRole('button', { name: 'Publier la version 3 maintenant' }).click();
  await expect(page.getByText('Le contenu est publié.')).toBeVisible();
  await sees(200);
  await expect(heading).toHaveText(titles[0]);
});

test('two people on one page: the second form does nothing, and shows what the first has done', async ({
  page,
  product,
}) => {
  await publishPage(product);
  await enterByLink(page, product, 'Rita Levi', 'reviewer');
  await page.goto('/bureau/contenus?title=grand+passage');
  await page.getByRole('link', { name: titles[1] }).click();
  await asEditor(product, async (repository) => {
    const content = {
      uid: at.slice(1),
      tags: [],
      data: { title: 'Entre-temps', description: null, image: {}, body: [] },
    };
    await repository.saveDraft({ type: 'page', key: 'passing', lang: 'fr', content, actor: journey });
  });
  await page.locator('#withdraw-reason').fill('Fin de l’opération');
  await page.getByRole('button', { name: 'Retirer du site…' }).click();
  await expect(page.getByRole('alert')).toContainText('rien n’a été fait');
  await expect(page.locator('ins')).toContainText('Entre-temps');
  await page.getByRole('link', { name: 'Aperçu (nouvel onglet)' }).evaluate((link) => link.removeAttribute('target'));
  await page.getByRole('link', { name: 'Aperçu (nouvel onglet)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre-temps');
});
