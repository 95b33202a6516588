import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { insertCompany, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { searchAddress } from '#configuration/search-address.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { facetNames, type Facets } from '#search/criteria/criteria.ts';
import { connectCluster, type SearchCluster } from '#search/opensearch/search-cluster.ts';
import { type NaiveOffer, naiveSearch } from '#search/testing/naive-search.ts';
import { criteriaMeeting } from '#search/testing/random-criteria.ts';
import { randomOffers, someCities } from '#search/testing/random-offers.ts';
import { distantBoard } from './distant-board.ts';
import { startOpenSearch } from './opensearch.ts';
import { EngineMissing } from './start-program.ts';

const engine = await startOpenSearch().catch((error: unknown) => {
  if (error instanceof EngineMissing) return error;
  throw error;
});
const { db } = await testDatabase();
let cluster: SearchCluster | undefined;
afterAll(async () => {
  await cluster?.close();
  if (!(engine instanceof EngineMissing)) await engine.stop();
});

const companies = [
  { id: 1, sector_id: 100001, size_id: 1 },
  { id: 2, sector_id: null, size_id: 3 },
  { id: 3, sector_id: 100003, size_id: null },
];
let reference: Reference;

beforeAll(async () => {
  await insertReference(db);
  for (const company of companies) await insertCompany(db, company);
  reference = {
    ...(await readReference(db)),
    companies: new Map(companies.map(({ id }) => [id, { name: `Maison ${id}` }])),
    cities: new Map(
      ['DE', 'ES', 'JP', 'US'].flatMap((countryId) =>
        someCities.map((name) => [`${countryId}-${name.toLowerCase()}`, { fr: name, en: name, countryId }]),
      ),
    ),
  };
});

test('total and facets of OpenSearch equal those of a simple loop, over any offers with any criteria', async (context) => {
  if (engine instanceof EngineMissing) return context.skip(engine.message);
  cluster = await connectCluster(searchAddress.parse(engine.url));
  const distant = distantBoard(db, cluster, () => noon);
  const board = testBoard(db, { search: () => distant.refresh() });
  await fc.assert(
    fc.asyncProperty(
      randomOffers(companies).chain((offers) =>
        fc.tuple(fc.constant(offers), fc.array(criteriaMeeting(offers, reference), { minLength: 10, maxLength: 20 })),
      ),
      async ([offers, asked]) => {
        await replaceOffers(offers);
        await distant.refresh();
        const search = async () => distant.feed.index ?? distant.refresh();
        for (const criteria of asked) {
          const found = await searchOffers({ ...board, search }, criteria, { locale: 'fr', pageSize: 100 });
          const { total, facets } = found;
          expect({ total, facets: countsOf(facets) }).toEqual(naiveSearch(offers, criteria, { reference, now: noon }));
        }
      },
    ),
    { numRuns: 10 },
  );
  expect(distant.problems).toEqual([]);
}, 120_000);

async function replaceOffers(offers: readonly NaiveOffer[]): Promise<void> {
  await db.deleteFrom('offers').execute();
  await db
    .insertInto('offers')
    .values(offers.map(({ company: _company, ...row }) => row))
    .execute();
}

function countsOf(facets: Facets): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      Object.fromEntries(facets[name].map(({ value, count }) => [String(value), count])),
    ]),
  );
}
