import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import {
  dateFromNoon,
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
} from '../../testing/offer-fixtures.ts';
import { matchingOffers, optionsOf } from '../testing/matching-offers.ts';
import { companySizes } from './company-sizes.ts';
import { countries } from './countries.ts';
import { durations } from './durations.ts';
import { environmental } from './environmental.ts';
import { missionTypes } from './mission-types.ts';
import { remoteWork } from './remote-work.ts';
import { sectors } from './sectors.ts';
import { specializations } from './specializations.ts';
import { start } from './start.ts';
import { studyLevels } from './study-levels.ts';
import { zones } from './zones.ts';

const { db } = await testDatabase();
beforeAll(() => insertReference(db));
beforeEach(() => db.deleteFrom('offers').execute());

/** Inserts offers that are numbered from 1. */
async function offers(...all: Parameters<typeof insertOffer>[1][]): Promise<void> {
  for (const [index, offer] of all.entries()) await insertOffer(db, { ...offer, id: index + 1 });
}

test('a zone lets through the offers of its countries, and several zones those of each', async () => {
  await offers({ country_id: 'DE' }, { country_id: 'JP' }, { country_id: 'US' });
  expect(await matchingOffers(db, zones, [4])).toEqual([2]);
  expect(await matchingOffers(db, zones, [4, 5])).toEqual([1, 2]);
  expect(await optionsOf(db, zones, 3)).toEqual([2]);
});

test('a country lets through its own offers', async () => {
  await offers({ country_id: 'DE' }, { country_id: 'JP' });
  expect(await matchingOffers(db, countries, ['DE', 'FR'])).toEqual([1]);
  expect(await matchingOffers(db, countries, ["DE'; --"])).toEqual([]);
  expect(await optionsOf(db, countries, 2)).toEqual(['JP']);
});

test('a sector lets through its offers, and those of its companies that name none', async () => {
  const company_id = await insertCompany(db, { sector_id: 100002 });
  await offers({ sector_id: 100002 }, { company_id }, { company_id, sector_id: 100001 }, {});
  expect(await matchingOffers(db, sectors, [100002])).toEqual([1, 2]);
  expect(await optionsOf(db, sectors, 3)).toEqual([100001]);
  expect(await optionsOf(db, sectors, 4)).toEqual([]);
});

test('a family lets through its professions, a profession itself alone', async () => {
  await offers({ specialization_ids: [9] }, { specialization_ids: [248, 322] }, { specialization_ids: [19] }, {});
  expect(await matchingOffers(db, specializations, [19])).toEqual([1, 2, 3]);
  expect(await matchingOffers(db, specializations, [9])).toEqual([1]);
  expect(await matchingOffers(db, specializations, [9, 24])).toEqual([1, 2]);
  expect(await optionsOf(db, specializations, 2)).toEqual([19, 24, 248, 322]);
  expect(await optionsOf(db, specializations, 4)).toEqual([]);
});

test('a study level lets through the offers that name it among others', async () => {
  await offers({ study_level_ids: [1, 4] }, { study_level_ids: [8] }, {});
  expect(await matchingOffers(db, studyLevels, [4])).toEqual([1]);
  expect(await matchingOffers(db, studyLevels, [4, 8])).toEqual([1, 2]);
  expect(await optionsOf(db, studyLevels, 1)).toEqual([1, 4]);
  expect(await optionsOf(db, studyLevels, 3)).toEqual([]);
});

test('a duration lets through its months, the lower bound excluded, and no more than 24', async () => {
  await offers(...[1, 6, 7, 12, 13, 18, 19, 24, 25].map((duration_months) => ({ duration_months })));
  expect(await matchingOffers(db, durations, ['0-6'])).toEqual([1, 2]);
  expect(await matchingOffers(db, durations, ['6-12', '18-24'])).toEqual([3, 4, 7, 8]);
  expect(await optionsOf(db, durations, 5)).toEqual(['12-18']);
  expect(await optionsOf(db, durations, 9)).toEqual([]);
});

test('a mission type and a size of company let through their own', async () => {
  await offers({ mission_type_id: 3, company_id: await insertCompany(db, { size_id: 4 }) }, {});
  expect(await matchingOffers(db, missionTypes, [3])).toEqual([1]);
  expect(await matchingOffers(db, companySizes, [4])).toEqual([1]);
  expect(await optionsOf(db, missionTypes, 2)).toEqual([1]);
  expect(await optionsOf(db, companySizes, 2)).toEqual([]);
});

test('remote work and an environmental aim are asked each for itself', async () => {
  await offers({ remote_work: true }, { environmental: true }, {});
  expect(await matchingOffers(db, remoteWork, true)).toEqual([1]);
  expect(await matchingOffers(db, environmental, true)).toEqual([2]);
  expect(await optionsOf(db, remoteWork, 1)).toEqual([true]);
  expect(await optionsOf(db, environmental, 3)).toEqual([]);
});

test('a start is in exactly one period, and from a day on that day counts', async () => {
  const days = [-40, 0, 30, 31, 364, 365, 900].map(dateFromNoon);
  await offers(...days.map((mission_start) => ({ mission_start })));
  expect(await matchingOffers(db, start, 'immediately')).toEqual([1, 2, 3]);
  expect(await matchingOffers(db, start, 'in-a-month')).toEqual([4, 5]);
  expect(await matchingOffers(db, start, 'in-a-year')).toEqual([6, 7]);
  expect(await matchingOffers(db, start, dateFromNoon(365))).toEqual([6, 7]);
  expect(await optionsOf(db, start, 3)).toEqual(['immediately']);
  expect(await optionsOf(db, start, 4)).toEqual(['in-a-month']);
});

test('filled and withdrawn offers meet no criterion', async () => {
  await offers({ filled_at: daysFromNoon(-1) }, { withdrawn_at: daysFromNoon(-1) });
  expect(await matchingOffers(db, zones, [5])).toEqual([]);
  expect(await matchingOffers(db, start, 'in-a-month')).toEqual([]);
});
