import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { countFacets } from './count-facets.ts';
import { facetNames, noCriteria } from '#search/criteria/criteria.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const criteria = { ...noCriteria, zones: [5], remoteWork: true };

beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db, { country_id: 'DE', remote_work: true });
  await insertOffer(db, { country_id: 'DE', sector_id: 100001 });
  await insertOffer(db, { country_id: 'JP', remote_work: true, specialization_ids: [9] });
});

test('only the requested facets are counted', async () => {
  expect(await countFacets(board, criteria, ['zones', 'countries'])).toEqual({
    total: 1,
    facets: {
      zones: [
        { value: 4, count: 1 },
        { value: 5, count: 1 },
      ],
      countries: [{ value: 'DE', count: 1 }],
    },
    criteria,
  });
});

test('without facets only the total is returned', async () => {
  expect(await countFacets(board, noCriteria, [])).toEqual({ total: 3, facets: {}, criteria: noCriteria });
});

test.each(facetNames)('the count of %s alone equals its count among all facets', async (name) => {
  const { facets } = await searchOffers(board, criteria, { locale: 'fr' });
  expect((await countFacets(board, criteria, [name])).facets).toEqual({ [name]: facets[name] });
});
