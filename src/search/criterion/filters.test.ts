import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import {
  dateFromNoon,
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { FacetName, OfferCriteria, Options } from '#search/criteria/criteria.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));
beforeEach(() => db.deleteFrom('offers').execute());

/** Inserts offers with ids from 1. */
async function offers(...all: Parameters<typeof insertOffer>[1][]): Promise<void> {
  for (const [index, offer] of all.entries()) await insertOffer(db, { ...offer, id: index + 1 });
}

/** Returns the ids of the found offers, in ascending order. */
async function found(criteria: Partial<OfferCriteria>): Promise<number[]> {
  const { offers } = await findOffers(board, { ...noCriteria, ...criteria }, { limit: 20, locale: 'fr' });
  return offers.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Returns the options that an offer has for a criterion. */
async function optionsOf<N extends FacetName>(name: N, id: number): Promise<Options[N][]> {
  const index = await board.search();
  const asked = {
    criteria: noCriteria,
    text: null,
    sort: 0,
    locale: 'fr',
    now: board.now(),
    skip: 0,
    limit: 0,
  } as const;
  const { facets } = await index.search({ ...asked, facets: [name], allowed: new Set([id]) });
  return facets[name].map(({ value }) => value);
}

test('a zone matches the offers of its countries, and several zones match the offers of all their countries', async () => {
  await offers({ country_id: 'DE' }, { country_id: 'JP' }, { country_id: 'US' });
  expect(await found({ zones: [4] })).toEqual([2]);
  expect(await found({ zones: [4, 5] })).toEqual([1, 2]);
  expect(await optionsOf('zones', 3)).toEqual([2]);
});

test('a chosen country limits the offers only within its zone, and a city only within its country', async () => {
  const places = ['DE', 'DE', 'FR', 'JP', 'US'];
  await offers(...places.map((country_id, index) => ({ country_id, city_en: index === 1 ? 'Köln' : 'Town' })));
  expect(await found({ zones: [4, 5], countries: ['DE'] })).toEqual([1, 2, 4]);
  expect(await found({ zones: [4, 5], countries: ['DE', 'FR'], cities: ['DE-koln'] })).toEqual([2, 3, 4]);
  expect(await found({ zones: [5], countries: ["DE'; --"] })).toEqual([1, 2, 3]);
  expect(await optionsOf('countries', 4)).toEqual(['JP']);
  expect(await optionsOf('cities', 2)).toEqual(['DE-koln']);
});

test('the criterion of a company matches the offers of this company', async () => {
  const company_id = await insertCompany(db);
  await offers({ company_id }, {});
  expect(await found({ companies: [company_id] })).toEqual([1]);
  expect(await optionsOf('companies', 1)).toEqual([company_id]);
});

test('a sector matches the offers of the sector, and offers without a sector if their company is in it', async () => {
  const company_id = await insertCompany(db, { sector_id: 100002 });
  await offers({ sector_id: 100002 }, { company_id }, { company_id, sector_id: 100001 }, {});
  expect(await found({ sectors: [100002] })).toEqual([1, 2]);
  expect(await optionsOf('sectors', 3)).toEqual([100001]);
  expect(await optionsOf('sectors', 4)).toEqual([]);
});

test('a family matches its job fields, a job field only itself', async () => {
  await offers({ specialization_ids: [9] }, { specialization_ids: [248, 322] }, { specialization_ids: [19] }, {});
  expect(await found({ specializations: [19] })).toEqual([1, 2, 3]);
  expect(await found({ specializations: [9] })).toEqual([1]);
  expect(await found({ specializations: [9, 24] })).toEqual([1, 2]);
  expect(await optionsOf('specializations', 2)).toEqual([19, 24, 248, 322]);
  expect(await optionsOf('specializations', 4)).toEqual([]);
});

test('a study level matches every offer that accepts it among others, and every offer that states none', async () => {
  await offers({ study_level_ids: [1, 4] }, { study_level_ids: [8] }, {});
  expect(await found({ studyLevels: [4] })).toEqual([1, 3]);
  expect(await found({ studyLevels: [4, 8] })).toEqual([1, 2, 3]);
  expect(await optionsOf('studyLevels', 1)).toEqual([1, 4]);
  expect(await optionsOf('studyLevels', 3)).toHaveLength(7);
});

test('a language matches offers written in it, and offers that require it', async () => {
  await offers({ language: 'en' }, { asked_languages: ['de', 'en'] }, { asked_languages: ['fr'] });
  expect(await found({ languages: ['en'] })).toEqual([1, 2]);
  expect(await found({ languages: ['de', 'fr'] })).toEqual([2, 3]);
  expect(await optionsOf('languages', 1)).toEqual(['en']);
  expect(await optionsOf('languages', 3)).toEqual(['fr']);
});

test('an excluded zone, country or city leaves out its offers only', async () => {
  const places = ['DE', 'DE', 'BE', 'JP'];
  await offers(...places.map((country_id, index) => ({ country_id, city_en: index === 1 ? 'Köln' : 'Town' })));
  expect(await found({ excludedPlaces: ['DE-koln'] })).toEqual([1, 3, 4]);
  expect(await found({ excludedPlaces: ['BE', 'DE'] })).toEqual([4]);
  expect(await found({ excludedPlaces: ['5'] })).toEqual([4]);
  expect(await found({ zones: [5], excludedPlaces: ['BE'] })).toEqual([1, 2]);
});

test('an excluded language leaves out offers that require it, not offers that are only written in it', async () => {
  await offers({ language: 'en' }, { asked_languages: ['de', 'en'] }, { language: 'en', asked_languages: ['en'] });
  expect(await found({ excludedLanguages: ['en'] })).toEqual([1]);
  expect(await found({ languages: ['en'], excludedLanguages: ['de'] })).toEqual([1, 3]);
  expect(await optionsOf('languages', 3)).toEqual(['en']);
});

test('an excluded company leaves out its offers', async () => {
  const company_id = await insertCompany(db);
  await offers({ company_id }, {});
  expect(await found({ excludedCompanies: [company_id] })).toEqual([2]);
});

test('a duration bucket matches months above its lower bound and up to its upper bound, at most 24', async () => {
  await offers(...[1, 6, 7, 12, 13, 18, 19, 24, 25].map((duration_months) => ({ duration_months })));
  expect(await found({ durations: ['0-6'] })).toEqual([1, 2]);
  expect(await found({ durations: ['6-12', '18-24'] })).toEqual([3, 4, 7, 8]);
  expect(await optionsOf('durations', 5)).toEqual(['12-18']);
  expect(await optionsOf('durations', 9)).toEqual([]);
});

test('a mission type and a company size match their own offers', async () => {
  await offers({ mission_type_id: 3, company_id: await insertCompany(db, { size_id: 4 }) }, {});
  expect(await found({ missionTypes: [3] })).toEqual([1]);
  expect(await found({ companySizes: [4] })).toEqual([1]);
  expect(await optionsOf('missionTypes', 2)).toEqual([1]);
  expect(await optionsOf('companySizes', 2)).toEqual([]);
});

test('remote work and an environmental purpose are separate criteria', async () => {
  await offers({ remote_work: true }, { environmental: true }, {});
  expect(await found({ remoteWork: true })).toEqual([1]);
  expect(await found({ environmental: true })).toEqual([2]);
  expect(await optionsOf('remoteWork', 1)).toEqual([true]);
  expect(await optionsOf('environmental', 3)).toEqual([]);
});

test('a start is in exactly one period, and the choice of a first day includes that day', async () => {
  const days = [-40, 0, 30, 31, 364, 365, 900].map(dateFromNoon);
  await offers(...days.map((mission_start) => ({ mission_start })));
  expect(await found({ start: 'immediately' })).toEqual([1, 2, 3]);
  expect(await found({ start: 'in-a-month' })).toEqual([4, 5]);
  expect(await found({ start: 'in-a-year' })).toEqual([6, 7]);
  expect(await found({ start: dateFromNoon(365) })).toEqual([6, 7]);
  expect(await optionsOf('start', 3)).toEqual(['immediately']);
  expect(await optionsOf('start', 4)).toEqual(['in-a-month']);
});

test('a minimum allowance matches the same amount and more, but never an unknown allowance', async () => {
  const unknown = { country_id: 'US', city_en: 'Springfield', monthly_allowance: null };
  await offers(...[1999.99, 2000, 2750.5, 4400].map((monthly_allowance) => ({ monthly_allowance })), unknown);
  expect(await found({ allowance: 2000 })).toEqual([2, 3, 4]);
  expect(await found({ allowance: 2751 })).toEqual([4]);
  expect(await found({ allowance: 1 })).toEqual([1, 2, 3, 4]);
  expect(await optionsOf('allowance', 3)).toEqual([2000, 2500]);
  expect(await optionsOf('allowance', 5)).toEqual([]);
});

test('an offer that states no allowance is found and counted by the amount of the scale for its place', async () => {
  const brussels = { country_id: 'BE', city_en: 'Brussels' };
  await offers({ ...brussels, monthly_allowance: null }, { ...brussels, monthly_allowance: 2400 });
  expect(await found({ allowance: 2859 })).toEqual([1]);
  expect(await found({ allowance: 2860 })).toEqual([]);
  expect(await optionsOf('allowance', 1)).toEqual([2000, 2500]);
  expect(await optionsOf('allowance', 2)).toEqual([2000]);
});

test('filled and withdrawn offers match no criterion', async () => {
  await offers({ filled_at: daysFromNoon(-1) }, { withdrawn_at: daysFromNoon(-1) });
  expect(await found({ zones: [5] })).toEqual([]);
  expect(await found({ start: 'in-a-month' })).toEqual([]);
});

test('an excluded study level leaves out offers that accept it alone, not those that accept another too or state none', async () => {
  await offers(
    { study_level_ids: [4] },
    { study_level_ids: [4, 8] },
    { study_level_ids: [8] },
    { study_level_ids: [] },
  );
  expect(await found({ excludedStudyLevels: [4] })).toEqual([2, 3, 4]);
  expect(await found({ excludedStudyLevels: [4, 8] })).toEqual([2, 4]);
});

test('an excluded condition leaves out its offers only', async () => {
  await offers({ remote_work: true }, { environmental: true }, { remote_work: true, environmental: true }, {});
  expect(await found({ excludedConditions: ['teletravail'] })).toEqual([2, 4]);
  expect(await found({ excludedConditions: ['environnement'] })).toEqual([1, 4]);
});
