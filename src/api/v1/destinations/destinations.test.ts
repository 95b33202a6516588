import { beforeEach, expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { listDestinationsEndpoint } from './list-destinations.ts';
import { readDestination } from './read-destination.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db, { name: 'Verrerie du Lac' });
const board = testBoard(db);
beforeEach(() => db.deleteFrom('offers').execute());

const list = async () =>
  listDestinationsEndpoint.response.parse((await askEndpoint(listDestinationsEndpoint, board)).body).destinations;
const read = async (id: string) =>
  readDestination.response.parse((await askEndpoint(readDestination, board, { path: { id } })).body);

test('countries are sorted by their number of open offers, each with its zone', async () => {
  for (const country_id of ['CA', 'CA', 'DE']) await insertOffer(db, { company_id, country_id });
  await insertOffer(db, { company_id, country_id: 'BE', filled_at: daysFromNoon(-1) });
  const destinations = await list();
  expect(destinations.map(({ country, offers }) => [country.id, offers])).toEqual([
    ['CA', 2],
    ['DE', 1],
  ]);
  for (const { zone } of destinations) expect(zone.name.en).not.toBe('');
});

const stated = (monthly: number) => ({ monthly, source: 'offer', scaleYear: null });
const byScale = (monthly: number) => ({ monthly, source: 'scale', scaleYear: 2025 });

test('a country has the range that its open offers state, and the shown range with the source of each end', async () => {
  await insertOffer(db, { company_id, country_id: 'CA', monthly_allowance: 2100.5 });
  await insertOffer(db, { company_id, country_id: 'CA', monthly_allowance: 2900 });
  await insertOffer(db, { company_id, country_id: 'CA', monthly_allowance: null });
  await insertOffer(db, { company_id, country_id: 'CA', monthly_allowance: 9000, filled_at: daysFromNoon(-1) });
  await insertOffer(db, { company_id, country_id: 'DE', monthly_allowance: null });
  await insertOffer(db, { company_id, country_id: 'DE', city_en: 'Cologne', monthly_allowance: null });
  expect(await list()).toMatchObject([
    {
      country: { id: 'CA' },
      monthlyAllowance: { least: 2100.5, most: 2900 },
      allowance: { least: stated(2100.5), most: stated(2900) },
    },
    {
      country: { id: 'DE' },
      monthlyAllowance: null,
      allowance: { least: byScale(2969.53), most: byScale(3184.65) },
    },
  ]);
});

test('a country lists only its own cities and job fields', async () => {
  const montreal = { city_fr: 'Montréal', city_en: 'Montreal', country_id: 'CA' };
  await insertOffer(db, { company_id, ...montreal, specialization_ids: [9] });
  await insertOffer(db, { company_id, ...montreal, specialization_ids: [9] });
  await insertOffer(db, { company_id, country_id: 'DE', city_fr: 'Munich', city_en: 'Munich' });
  const canada = await read('CA');
  expect(canada).toMatchObject({ country: { id: 'CA' }, offers: 2 });
  expect(canada.cities).toMatchObject([{ city: { name: { fr: 'Montréal', en: 'Montreal' } }, offers: 2 }]);
  expect(canada.specializations).toContainEqual(
    expect.objectContaining({ specialization: expect.objectContaining({ id: 9 }), offers: 2 }),
  );
});

test('a country without offers is answered with zero offers, an invented country with 404', async () => {
  expect(await read('JP')).toMatchObject({ country: { id: 'JP' }, offers: 0, cities: [], specializations: [] });
  for (const id of ['XX', 'jp', '']) await expect(read(id)).rejects.toMatchObject({ status: 404 });
});
