import { inDatabase } from '../product-database.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

test('an operator sees what a new word would change, and visitors then find by this word', async ({
  page,
  product,
}) => {
  const word = 'zorbelanterneur';
  const day = new Date().toISOString().slice(0, 10);
  const search = { day, locale: 'fr', text: word, searches: 9, without_results: 9, opened: 0, visitors: 5 } as const;
  await inDatabase(product, (db) => db.insertInto('asked_searches').values(search).execute());
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  const found = async () => {
    const answer = await page.request.get(`/offres/recherche?query=${word}`);
    return (await answer.text()).split('<article').length - 1;
  };
  const preview = page.getByRole('button', { name: 'Voir ce que cela changerait' });

  await page.goto('/bureau/synonymes');
  await page.getByLabel('Mot', { exact: true }).fill(word);
  await page.getByLabel('Concept', { exact: true }).fill('nulle part');
  await preview.click();
  await expect(page.getByText('Aucun concept n’a ce nom')).toBeVisible();
  await page.getByLabel('Concept', { exact: true }).fill('comptable');
  await preview.click();
  await expect(page.getByRole('heading', { level: 1, name: `Apprendre « ${word} »` })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${word} Français 9 0 [1-9]`) })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await found()).toBe(0);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Le mot est appris.')).toBeVisible();

  await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.goto(`/offres/recherche?query=${word}`);
  await expect(page.getByRole('article').first()).toContainText(/comptab/i);
  await page.goto('/bureau/synonymes');
  await page.getByRole('row', { name: word }).getByRole('button', { name: 'Revenir en arrière' }).click();
  await expect(page.getByText('Le changement est annulé.')).toBeVisible();
});
