import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Reference, readReference } from '#board/reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { dateFromNoon, insertCompany, insertReference, noon } from '../testing/offer-fixtures.ts';
import { testBoard } from '../testing/test-board.ts';
import { durationBuckets, noCriteria, startPeriods } from './criteria.ts';
import type { OfferCriteria } from './criteria.ts';
import type { Facets } from './facets.ts';
import { searchOffers } from './search-offers.ts';
import { type NaiveOffer, naiveSearch } from './testing/naive-search.ts';
import { nonsense, randomOffers } from './testing/random-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const companies = [
  { id: 1, sector_id: 100001, size_id: 1 },
  { id: 2, sector_id: null, size_id: 3 },
  { id: 3, sector_id: 100003, size_id: null },
];
let reference: Reference;

beforeAll(async () => {
  await insertReference(db);
  for (const company of companies) await insertCompany(db, company);
  reference = await readReference(db);
});

test('total and facets are those of a loop over the offers, whatever the offers and the criteria', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOffers(companies),
      fc.array(fewCriteria(), { minLength: 10, maxLength: 20 }),
      async (offers, asked) => {
        await replaceOffers(offers);
        for (const criteria of asked) {
          const { total, facets, offers: cards } = await searchOffers(board, criteria, { locale: 'fr', pageSize: 100 });
          expect({ total, facets: countsOf(facets) }).toEqual(naiveSearch(offers, criteria, noon, reference));
          expect(cards).toHaveLength(total);
        }
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

async function replaceOffers(offers: readonly NaiveOffer[]): Promise<void> {
  await db.deleteFrom('offers').execute();
  await db
    .insertInto('offers')
    .values(offers.map(({ company: _company, ...row }) => row))
    .execute();
}

function countsOf(facets: Facets): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [
      name,
      Object.fromEntries(counts.map(({ value, count }) => [String(value), count])),
    ]),
  );
}

/** Criteria over the values that random offers have. */
function fewCriteria(): fc.Arbitrary<OfferCriteria> {
  return fc
    .record({
      query: fc.subarray([...nonsense], { maxLength: 2 }).map((words) => words.join(' ')),
      specializationIds: list(9, 19, 24, 248),
      missionTypeIds: list(1, 3),
      durations: list(...durationBuckets),
      zoneIds: list(2, 4, 5),
      countryIds: list('DE', 'JP'),
      studyLevelIds: list(1, 4, 8),
      companySizeIds: list(1, 3, 4),
      sectorIds: list(100001, 100003),
      start: fc.oneof(fc.constant(null), fc.constant(null), fc.constantFrom(...startPeriods, dateFromNoon(31))),
      remoteWork: fc.constantFrom(false, false, false, true),
      environmental: fc.constantFrom(false, false, false, true),
      sort: fc.constantFrom(0, 1, 2, 3, 4, 5),
    })
    .map((criteria) => ({ ...noCriteria, ...criteria }));
}

function list<V>(...values: V[]): fc.Arbitrary<V[]> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant<V[]>([]) }, { weight: 1, arbitrary: fc.subarray(values) });
}
