import { beforeAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await insertReference(db);
  for (const city of ['Berlin', 'Berlin', 'Munich']) await insertOffer(db, { city_fr: city, city_en: city });
  await insertOffer(db, { title: 'Acheteur', city_fr: 'Rome', city_en: 'Rome', country_id: 'IT' });
});
const ask = await openSite(testBoard(db));
const optionsAt = async (address: string) => {
  const { options }: { options: { value: string; count: number }[] } = await (await ask(address)).json();
  return options.map(({ value, count }) => [value, count]);
};

test('the options of an opened group are those of the search, the most frequent first', async () => {
  expect(await optionsAt('/offres/filtres/villes?countriesIds=DE&gerographicZones=5')).toEqual([
    ['DE-berlin', 2],
    ['DE-munich', 1],
  ]);
});

test('the counts of a group ignore the choices in the group, because visitors can choose more options', async () => {
  expect(await optionsAt('/offres/filtres/villes?villes=DE-munich')).toEqual([
    ['DE-munich', 1],
    ['DE-berlin', 2],
  ]);
});

const labelAt = async (address: string) => {
  const { options }: { options: { value: string; label: string }[] } = await (await ask(address)).json();
  return options.find(({ value }) => value === 'DE')?.label;
};

test('names are in the language of the address', async () => {
  expect(await labelAt('/offres/filtres/countriesIds?gerographicZones=5')).toBe('Allemagne');
  expect(await labelAt('/en/offres/filtres/countriesIds?gerographicZones=5')).toBe('Germany');
});

test.each(['query', 'page', 'nothing', '__proto__', '%00'])('%s is not a group of options', async (name) => {
  expect((await ask(`/offres/filtres/${name}`)).status).toBe(404);
});
