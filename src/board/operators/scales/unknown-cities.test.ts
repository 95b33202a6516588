import { beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { readScaleRows } from './read-scale-rows.ts';
import { unknownCities } from './unknown-cities.ts';

const { db } = await testDatabase();
await insertReference(db);
const unknownIn = (...rows: string[]) => unknownCities(db, readScaleRows(rows.join('\n')).places, scaleOfFile);
const nearTo = async (row: string) => (await unknownIn(row))[0]?.near.map(({ key }) => key);

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
});

test('countries, cities of the files and of the last scale are known, by each of their names', async () => {
  const known = ['DE;2000', 'DE;Munich;2000', 'BE;Bruxelles;2000', 'BE;Gand;2000', 'AE;abu-dhabi;2000'];
  expect(await unknownIn(...known)).toEqual([]);
});

test('an unknown city is told with its line, its country and its name as typed', async () => {
  expect(await unknownIn('DE;2000', '', 'BE;Zwinsele;2000')).toEqual([
    { line: 3, city: 'Zwinsele', countryId: 'BE', near: [] },
  ]);
});

test.each([
  ['DE;Munihc;2000', ['DE-munich']],
  ['CN;Pekinn;2000', ['CN-beijing']],
  ['VN;Ho Chi Min;2000', ['VN-ho-chi-minh-city']],
  ['BE;Munich;2000', ['DE-munich']],
])('the line %j gets the cities that it may mean', async (row, near) => {
  expect(await nearTo(row)).toEqual(near);
});

test('a city that an offer names is known, and suggested for a misspelt name', async () => {
  expect(await nearTo('BE;Zwinsele;2000')).toEqual([]);
  await insertOffer(db, { country_id: 'BE', city_fr: 'Zwinsèle', city_en: 'Zwinsele' });
  expect(await unknownIn('BE;Zwinsele;2000')).toEqual([]);
  expect(await nearTo('BE;Zwinzele;2000')).toEqual(['BE-zwinsele']);
});
