import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { noteGivenUp } from '../../src/board/operators/letters/note-given-up.ts';
import { favouritesFilled } from '../../src/board/jobs/favourite-jobs.ts';
import type { Product } from '../product.ts';
import { inDatabase } from '../product-database.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

/** One form: what is typed into it, the button that sends it, and what the next page says. */
type Step = {
  readonly open?: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly check?: string;
  readonly press: string | RegExp;
  readonly says: string | RegExp;
};

const scale = {
  Year: '2027',
  From: new Date().toISOString().slice(0, 10),
  Source: 'Decree of 1 October',
  'Address of the source': 'https://journal.example/decree',
  'Fixed part, in euros a month': '800',
};

/** Forms of a page one after the other, in the language that its own journey does not have. */
const walks: Readonly<Record<string, readonly Step[]>> = {
  '/en/bureau/lettre': [
    { press: 'Skip the next issue', says: 'The next issue is skipped.' },
    { press: 'Restore the next issue', says: 'The next issue will leave on its day.' },
    { press: 'Send me a test', says: 'The test has left for your address.' },
  ],
  '/bureau/envois': [
    { press: 'Filtrer', says: '451 4.3.0 Later' },
    { open: 'Favoris pourvus', press: 'Renvoyer l’e-mail', says: 'L’e-mail repart dans la minute.' },
  ],
  '/bureau/cles': [
    { typed: { Propriétaire: 'Sans script' }, press: 'Créer la clé', says: 'Un champ est à corriger' },
    { check: 'publier et retirer des offres', press: 'Créer la clé', says: 'Copiez-la maintenant' },
    { open: 'Toutes les clés', press: /^Révoquer – Sans script/, says: 'le programme sera refusé aussitôt' },
    { press: 'Révoquer la clé', says: 'La clé est révoquée.' },
  ],
  '/en/bureau/synonymes': [
    { typed: { Word: 'plainlantern', Concept: 'nowhere' }, press: /^See what/, says: 'No concept has this name' },
    { typed: { Concept: 'accountant' }, press: /^See what/, says: 'No search made by at least three visitors' },
    { press: 'Apply', says: 'The word has been taught.' },
    { press: 'Go back', says: 'The change has been undone.' },
  ],
  '/en/bureau/bareme': [
    { typed: { ...scale, 'Local parts': 'DE;2000\nUS;two' }, press: 'Check', says: 'Amount: this is not a number' },
    { typed: { 'Local parts': 'US;2000' }, press: 'Check', says: 'This scale counts as soon as it is saved.' },
  ],
};

async function take(page: Page, { open, typed = {}, check, press, says }: Step): Promise<void> {
  const main = page.getByRole('main');
  if (open !== undefined) await main.getByRole('link', { name: open }).click();
  for (const [label, value] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(value);
  if (check !== undefined) await main.getByLabel(check).check();
  await main.getByRole('button', { name: press }).click();
  await expect(main.getByText(says).first()).toBeVisible();
}

async function giveUpLetter(product: Product): Promise<void> {
  const lost = { id: randomUUID(), letter: favouritesFilled.name, data: {}, why: '451 4.3.0 Later', about: null };
  await inDatabase(product, (db) => noteGivenUp({ db, now: () => new Date() }, lost));
}

test('the forms about newsletter, mail, keys, synonyms and scale need no JavaScript', async ({ page, product }) => {
  await giveUpLetter(product);
  await enterByLink(page, product, 'Olga Petrova', 'operator');
  for (const [address, steps] of Object.entries(walks)) {
    await page.goto(address);
    for (const step of steps) await take(page, step);
  }
});
