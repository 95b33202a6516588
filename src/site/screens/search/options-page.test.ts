import { beforeAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { byLetter } from './lettered-options.tsx';

const { db } = await testDatabase();
const names = Array.from({ length: 30 }, (_, index) => `Ville${String.fromCodePoint(97 + (index % 26))}${index}`);
beforeAll(async () => {
  await insertReference(db);
  for (const city of names) await insertOffer(db, { city_fr: city, city_en: city });
  await insertOffer(db, { city_fr: '', city_en: '' });
  await insertOffer(db, { title: 'Autre', city_fr: 'Rome', city_en: 'Rome', country_id: 'IT' });
});
const ask = await openSite(testBoard(db));
const textOf = async (address: string) => (await ask(address)).text();
const boxes = (page: string, name: string) =>
  Array.from(page.matchAll(/<input[^>]*>/g), ([input]) => input).filter(
    (input) => input.includes('type="checkbox"') && input.includes(`name="${name}"`),
  );

test('a closed group of the form has no options, and links to all of them', async () => {
  const search = await textOf('/offres/recherche');
  expect(boxes(search, 'villes')).toHaveLength(0);
  expect(search).toContain('formAction="/offres/choix/villes"');
  expect(boxes(await textOf('/offres/choix/villes'), 'villes')).toHaveLength(31);
});

test('a group with a choice is open, shows only its most frequent options, and links to all options', async () => {
  const search = await textOf('/offres/recherche?villes=DE-villez25');
  expect(boxes(search, 'villes')).toHaveLength(20);
  expect(boxes(search, 'villes').filter((box) => box.includes('checked'))).toHaveLength(1);
  expect(search).toContain('Tous les choix (30)');
});

test('the page shows the options of the search, and its button continues the search', async () => {
  const page = await textOf('/en/offres/choix/villes?query=charg%C3%A9+de+projet&villes=DE-villea0');
  expect(boxes(page, 'villes')).toHaveLength(30);
  expect(boxes(page, 'villes').filter((box) => box.includes('checked'))).toHaveLength(1);
  expect(page).toMatch(/<form[^>]* action="\/en\/offres\/recherche"/);
  expect(page).toMatch(/<input type="hidden" name="query" value="chargé de projet"\/>/);
});

test('chosen options come first, and the button shows the number of offers', async () => {
  const page = await textOf('/offres/choix/villes?villes=DE-villez25&villes=DE-villea0');
  expect(boxes(page, 'villes').map((box) => box.includes('checked=""'))).toEqual([
    true,
    true,
    ...Array.from({ length: 28 }, () => false),
  ]);
  expect(page).toMatch(/<button[^>]*><span[^>]*>Voir 2 offres</);
});

test('each letter with options has a link, even without scripts', async () => {
  const page = await textOf('/offres/choix/villes');
  const jumps = Array.from(page.matchAll(/href="#([^"]+)"[^>]*>(\p{Lu})</gu), ([, id = '']) => decodeURIComponent(id));
  expect(jumps).toHaveLength(2);
  for (const id of jumps) expect(page).toContain(`<fieldset id="${id}"`);
});

test.each(['query', 'page', 'nothing', '__proto__', '%00'])('%s is not a criterion with options', async (name) => {
  expect((await ask(`/offres/choix/${name}`)).status).toBe(404);
});

test('names are listed below their first letters without accents, and names with other first characters come first', () => {
  const names = ['Athènes', 'Évora', 'Eindhoven', '’s-Hertogenbosch', 'ålesund', 'Łódź'];
  expect(byLetter(names, (name) => name)).toEqual([
    ['#', ['’s-Hertogenbosch']],
    ['A', ['Athènes', 'ålesund']],
    ['E', ['Évora', 'Eindhoven']],
    ['L', ['Łódź']],
  ]);
});
