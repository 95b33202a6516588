import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Reference } from '#reference/read-reference.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { activeCriteria, withCriterion, withoutCriterion } from './change-criteria.ts';
import { noCriteria } from './criteria.ts';
import type { OfferCriteria } from './criteria.ts';
import { lacksContinent } from './country-needs-continent.ts';
import { durationBuckets } from '#search/criterion/duration-buckets.ts';
import { readCriteria } from './read-criteria.ts';
import { randomAddress } from '#search/testing/random-address.ts';
import { randomCriteria } from '#search/testing/random-criteria.ts';
import { writeCriteria } from './write-criteria.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = await readReference(db);
});

function read(query: string): OfferCriteria {
  return readCriteria(new URLSearchParams(query), known);
}

test('criteria written to an address are read back unchanged', () => {
  fc.assert(
    fc.property(randomCriteria(known), (criteria) => {
      expect(readCriteria(writeCriteria(criteria), known)).toEqual(criteria);
    }),
  );
});

test('reading and writing any address gives an address that no longer changes', () => {
  fc.assert(
    fc.property(randomAddress(known), (address) => {
      const written = writeCriteria(readCriteria(address, known));
      expect(writeCriteria(readCriteria(written, known)).toString()).toBe(written.toString());
    }),
  );
});

test('the links of the existing site to searches keep working', () => {
  const link =
    'query=&specializationsIds=212&specializationsIds=24&missionsTypesIds=1&gerographicZones=4&geographicZones=5&studiesLevelId=0&teletravail=1&porteEnv=0&latest=true&sort=0';
  expect(read(link)).toEqual({
    ...noCriteria,
    specializations: [24, 212],
    missionTypes: [1],
    zones: [4, 5],
    remoteWork: true,
  });
});

test.each(['24,212', '["24","212"]', '[["24"],212]', ' 24 , 212,24'])(
  'several values may be written as %s',
  (values) => {
    expect(read(`specializationsIds=${encodeURIComponent(values)}`).specializations).toEqual([24, 212]);
  },
);

test('unknown, blank and 0 values count as no criterion', () => {
  expect(
    read(
      'specializationsIds=999&missionsTypesIds=2&gerographicZones=0&countriesIds=&activitySectorId=[]&companiesSizes=[0]&missionsDurations=0&sort=9&page=-3',
    ),
  ).toEqual(noCriteria);
});

test('countries may have the numbers that the former site used', () => {
  expect(read('countriesIds=90&countriesIds=de').countries).toEqual(['DE', 'JP']);
});

test('an address with a country but no zone parameter gets the zone of the country', () => {
  expect(read('countriesIds=JP')).toMatchObject({ countries: ['JP'], zones: [4] });
});

test('a country outside the chosen zones is left out', () => {
  expect(read('countriesIds=JP&countriesIds=DE&gerographicZones=5')).toMatchObject({
    countries: ['DE'],
    zones: [5],
  });
});

test('a country without its continent is reported', () => {
  const address = new URLSearchParams('gerographicZones=&countriesIds=JP');
  expect(readCriteria(address, known)).toEqual(noCriteria);
  expect(lacksContinent(address, known)).toBe(true);
  expect(lacksContinent(new URLSearchParams('countriesIds=JP'), known)).toBe(false);
  expect(lacksContinent(new URLSearchParams('gerographicZones=4&countriesIds=JP'), known)).toBe(false);
});

test('a number of months up to 24 is read as its bucket, and a larger number as none', () => {
  expect(read('missionsDurations=12').durations).toEqual(['6-12']);
  expect(read('missionsDurations=6&missionsDurations=13,24').durations).toEqual(['0-6', '12-18', '18-24']);
  expect(read('missionsDurations=25').durations).toEqual([]);
});

test('mission types may be written as names', () => {
  expect(read('missionsTypesIds=VIE,via').missionTypes).toEqual([1, 3]);
});

test('a start is a period or a calendar day', () => {
  expect(read('missionStartDate=in-a-month').start).toBe('in-a-month');
  expect(read('missionStartDate=2027-03-01T00:00:00').start).toBe('2027-03-01');
  expect(read('missionStartDate=2027-02-30').start).toBeNull();
});

test('a minimum allowance is a whole number of euros', () => {
  expect(read('indemnite=2750').allowance).toBe(2750);
  for (const text of ['0', '-1', '2750.5', '1e3', '100000', '999999999999', 'beaucoup'])
    expect(read(`indemnite=${text}`).allowance).toBeNull();
});

test('a query of 100 kB is cut to 400 characters', () => {
  expect(read(`query=${'é '.repeat(50_000)}`).query.length).toBeLessThanOrEqual(400);
  expect(read(`specializationsIds=${'24,'.repeat(50_000)}`).specializations).toEqual([24]);
});

test('removing every active criterion, one at a time, leaves none', () => {
  fc.assert(
    fc.property(randomCriteria(known), (criteria) => {
      let rest = criteria;
      for (const { name, option } of activeCriteria(criteria)) rest = withoutCriterion(rest, name, option, known);
      expect({ ...rest, sort: null, page: 1 }).toEqual(noCriteria);
    }),
  );
});

test('removing a continent removes its countries', () => {
  expect(withoutCriterion(read('countriesIds=JP,DE'), 'zones', 4, known)).toMatchObject({
    zones: [5],
    countries: ['DE'],
  });
});

test('adding an option to a criterion sorts its options and returns to the first page', () => {
  const more = withCriterion(withCriterion({ ...noCriteria, page: 4 }, 'durations', '12-18'), 'durations', '6-12');
  expect(more).toEqual({ ...noCriteria, durations: ['6-12', '12-18'] });
  expect(durationBuckets).toEqual(['0-6', '6-12', '12-18', '18-24']);
});
