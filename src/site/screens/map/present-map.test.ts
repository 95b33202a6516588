import { expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { presentMap } from './present-map.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
await insertOffer(db, { country_id: 'BE', city_fr: 'Bruxelles', city_en: 'Brussels', title: 'Data' });
await insertOffer(db, { country_id: 'BE', city_fr: 'Gand', city_en: 'Ghent' });
await insertOffer(db, { country_id: 'JP', city_fr: 'Tokyo', city_en: 'Tokyo', title: 'Data' });

async function mapOf(search: string) {
  const reference = await board.reference();
  const criteria = readCriteria(new URLSearchParams(search), reference);
  return presentMap(board, { criteria, reference, locale: 'en' });
}

test('each country links to a map on which it is chosen, with the same number of offers', async () => {
  const { countries } = await mapOf('query=data');
  expect(countries.map(({ id }) => id).toSorted()).toEqual(['BE', 'JP']);
  for (const { id, count, search } of countries) {
    const narrowed = await mapOf(search);
    expect(narrowed.total).toBe(count);
    expect(narrowed.countries.filter(({ on }) => on).map((one) => one.id)).toEqual([id]);
    expect(new URLSearchParams(narrowed.list).get('query')).toBe('data');
  }
});

test('the cities on the map belong to the countries of the search', async () => {
  expect((await mapOf('')).cities).toEqual([]);
  const { cities } = await mapOf('countriesIds=BE');
  expect(cities.map(({ name }) => name).toSorted()).toEqual(['Brussels', 'Ghent']);
});

test('a city links to its offers, and the other cities stay in the list', async () => {
  const { cities } = await mapOf('countriesIds=BE');
  const ghent = cities.find(({ name }) => name === 'Ghent');
  const narrowed = await mapOf(ghent?.search ?? '');
  expect(narrowed.total).toBe(1);
  const shown = Object.fromEntries(narrowed.cities.map(({ name, on }) => [name, on]));
  expect(shown).toEqual({ Brussels: false, Ghent: true });
});

test('the map links to the list of the same search, at its first page', async () => {
  const { list } = await mapOf('query=data&countriesIds=JP&page=3');
  expect(new URLSearchParams(list).getAll('countriesIds')).toEqual(['JP']);
  expect(new URLSearchParams(list).has('page')).toBe(false);
});
