import { beforeAll, describe, expect, test } from 'vitest';
import { noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import type { Facets } from '#board/offers/search/facets.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readReference } from '#board/reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { isWorthIndexing } from './load-search.ts';
import { presentFilters } from './present-filters.ts';
import { presentTags, searchOf } from './present-tags.ts';

const { db } = await testDatabase();
beforeAll(() => insertReference(db));
const reference = () => readReference(db);

const empty: Facets = {
  zones: [],
  countries: [],
  sectors: [],
  specializations: [],
  missionTypes: [],
  durations: [],
  studyLevels: [],
  companySizes: [],
  starts: [],
  remoteWork: [],
  environmental: [],
};

describe('filters', () => {
  test('no country is offered before its continent', async () => {
    const facets: Facets = { ...empty, countries: [{ value: 'DE', count: 3 }] };
    expect(presentFilters(noCriteria, facets, await reference(), 'fr').countriesIds).toEqual([]);
  });

  test('countries of the continents chosen that have offers are offered, by name', async () => {
    const facets: Facets = {
      ...empty,
      countries: [
        { value: 'BE', count: 9 },
        { value: 'JP', count: 2 },
        { value: 'DE', count: 3 },
      ],
    };
    const { countriesIds } = presentFilters({ ...noCriteria, zoneIds: [5] }, facets, await reference(), 'fr');
    expect(countriesIds).toEqual([
      ['DE', 'Allemagne', 3, false],
      ['BE', 'Belgique', 9, false],
    ]);
  });

  test('a value in use stays on the form when it finds nothing', async () => {
    const { specializationsIds } = presentFilters(
      { ...noCriteria, specializationIds: [9] },
      empty,
      await reference(),
      'fr',
    );
    expect(specializationsIds.map(([value, , count, on, depth]) => [value, count, on, depth])).toEqual([
      ['19', 0, false, undefined],
      ['9', 0, true, 1],
    ]);
  });

  test('a start date of an older link is one more choice', async () => {
    const { missionStartDate } = presentFilters({ ...noCriteria, start: '2027-03-01' }, empty, await reference(), 'fr');
    expect(missionStartDate.at(-1)).toEqual(['2027-03-01', '', null, true]);
  });
});

describe('tags', () => {
  test('each is a link to the search without it, from the first page', async () => {
    const criteria = { ...noCriteria, query: 'chef', durations: ['6-12'] as const, page: 3 };
    expect(presentTags(criteria, await reference(), 'fr').map((tag) => tag.without)).toEqual([
      '?missionsDurations=6-12',
      '?query=chef',
    ]);
  });

  test('a continent takes its countries along', async () => {
    const criteria = { ...noCriteria, zoneIds: [4, 5], countryIds: ['DE', 'JP'] };
    const [asia] = presentTags(criteria, await reference(), 'fr');
    expect(asia).toMatchObject({ label: 'Asie et Pacifique', without: '?gerographicZones=5&countriesIds=DE' });
  });

  test('no criteria, no query string', () => {
    expect(searchOf(noCriteria)).toBe('');
  });
});

describe('engines may index', () => {
  const firstPage = { page: 1, total: 12 };

  test.each<[string, Partial<OfferCriteria>]>([
    ['the plain list', {}],
    ['one criterion', { specializationIds: [248] }],
    ['a country with its continent, which count as one', { zoneIds: [4], countryIds: ['JP'] }],
  ])('%s', (_what, criteria) => {
    expect(isWorthIndexing({ ...noCriteria, ...criteria }, firstPage)).toBe(true);
  });

  test.each<[string, Partial<OfferCriteria>]>([
    ['a text', { query: 'chef' }],
    ['two criteria', { specializationIds: [248], durations: ['6-12'] }],
    ['two values of one criterion', { zoneIds: [4, 5] }],
    ['a country with its continent and one criterion more', { zoneIds: [4], countryIds: ['JP'], remoteWork: true }],
    ['another order', { sort: 3 }],
  ])('not %s', (_what, criteria) => {
    expect(isWorthIndexing({ ...noCriteria, ...criteria }, firstPage)).toBe(false);
  });

  test('neither further pages nor an empty result', () => {
    expect(isWorthIndexing(noCriteria, { page: 2, total: 45 })).toBe(false);
    expect(isWorthIndexing(noCriteria, { page: 1, total: 0 })).toBe(false);
  });
});
