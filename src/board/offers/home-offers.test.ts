import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countView } from './count-view.ts';
import { featuredOffers } from './featured-offers.ts';
import { latestOffers } from './latest-offers.ts';
import { countFacets } from './search/count-facets.ts';
import { noCriteria } from './search/criteria.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);

beforeEach(async () => {
  await insertReference(db);
  await db.deleteFrom('offers').execute();
  const company_id = await insertCompany(db);
  await insertOffer(db, { id: 1, company_id, broadcast_start: daysFromNoon(-1) });
  await insertOffer(db, { id: 2, company_id, broadcast_start: daysFromNoon(-2) });
  await insertOffer(db, { id: 3, broadcast_start: daysFromNoon(-3) });
  await insertOffer(db, { id: 4, broadcast_start: daysFromNoon(-4), country_id: 'JP' });
  await insertOffer(db, { id: 5, broadcast_start: daysFromNoon(-5), country_id: 'JP', filled_at: daysFromNoon(-1) });
});

test('the latest offers are the open ones broadcast last', async () => {
  expect((await latestOffers(board, { locale: 'fr', limit: 3 })).map((offer) => offer.id)).toEqual([1, 2, 3]);
});

test('featured offers are the newest, one per company, of all countries in turn', async () => {
  expect((await featuredOffers(board, { locale: 'fr', limit: 4 })).map((offer) => offer.id)).toEqual([1, 4, 3]);
});

test('featured offers that were looked at lately come first', async () => {
  await countView(board, { offerId: 2, visitor: { address: 'home', browser: 'a' } });
  await countView(board, { offerId: 4, visitor: { address: 'home', browser: 'a' } });
  await countView(board, { offerId: 4, visitor: { address: 'home', browser: 'b' } });
  expect((await featuredOffers(board, { locale: 'fr', limit: 4 })).map((offer) => offer.id)).toEqual([4, 2, 3]);
});

test('open offers are counted by country', async () => {
  const { facets } = await countFacets(board, noCriteria, ['countries']);
  expect(facets.countries).toEqual([
    { value: 'DE', count: 3 },
    { value: 'JP', count: 1 },
  ]);
});
