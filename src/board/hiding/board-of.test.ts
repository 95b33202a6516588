import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { visitor } from '#board/context/viewer.ts';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import { latestOffers } from '#board/offers/cards/latest-offers.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { offersOfTrade } from '#board/offers/offers-of-trade.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { boardOf, boardShowing } from './board-of.ts';
import { hideCompany, hideOffer } from './hide.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const [big, small] = [await insertCompany(db, { name: 'Grande' }), await insertCompany(db, { name: 'Petite' })];

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  for (const id of [1, 2, 3]) await insertOffer(db, { id, title: `Acheteur ${id}`, company_id: big });
  for (const id of [4, 5]) await insertOffer(db, { id, title: `Acheteur ${id}`, company_id: small, country_id: 'JP' });
});

/** Creates a candidate who hides the offer 1 and the small company. */
async function hiding() {
  const viewer = await insertCandidate(board);
  await hideOffer(board, viewer, 1);
  await hideCompany(board, viewer, small);
  return { viewer, own: boardOf(board, viewer) };
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
const ids = (offers: readonly { readonly id: number }[]) => inOrder(offers.map(({ id }) => id));

const found = async (own: typeof board, criteria: Partial<OfferCriteria> = {}) => {
  const { offers, total, facets } = await searchOffers(own, { ...noCriteria, ...criteria }, { locale: 'fr' });
  return {
    ids: ids(offers),
    total,
    companies: facets.companies,
    countries: facets.countries,
  };
};

test('searches neither find nor count what their candidate hides, with or without a text or criteria', async () => {
  const { own } = await hiding();
  for (const criteria of [{}, { query: 'acheteur' }, { missionTypes: [1] }, { query: 'acheteur', companies: [big] }])
    expect(await found(own, criteria)).toMatchObject({
      ids: [2, 3],
      total: 2,
      companies: [{ value: big, count: 2 }],
      countries: [{ count: 2 }],
    });
  expect(await found(own, { companies: [small] })).toMatchObject({ total: 0, ids: [] });
});

test('every facet leaves a hidden offer out, whether or not it ignores the only criterion', async () => {
  const viewer = await insertCandidate(board);
  await hideOffer(board, viewer, 1);
  for (const criteria of [{}, { missionTypes: [1] }, { query: 'acheteur' }]) {
    const asked = { ...noCriteria, ...criteria };
    const { total, facets } = await searchOffers(boardOf(board, viewer), asked, { locale: 'fr' });
    expect([total, facets.missionTypes, facets.companies]).toEqual([
      4,
      [{ value: 1, count: 4 }],
      [
        { value: big, count: 2 },
        { value: small, count: 2 },
      ],
    ]);
  }
});

test('other candidates and visitors see everything', async () => {
  await hiding();
  for (const viewer of [visitor, await insertCandidate(board)])
    expect(await found(boardOf(board, viewer))).toMatchObject({ total: 5, ids: [1, 2, 3, 4, 5] });
});

test('the page of a hidden company shows its offers, except those that are hidden themselves', async () => {
  const { viewer } = await hiding();
  await hideOffer(board, viewer, 4);
  expect((await found(boardShowing(board, boardOf(board, viewer), small), { companies: [small] })).ids).toEqual([5]);
});

test('lists of the home page, offers of a trade and numbers of saved searches leave hidden offers out', async () => {
  const { viewer, own } = await hiding();
  expect(ids(await latestOffers(own, { locale: 'fr', limit: 6 }))).toEqual([2, 3]);
  expect(ids(await featuredOffers(own, { locale: 'fr', limit: 6 }))).toEqual([3]);
  const trade = { title: 'Acheteur', profession: null };
  expect(inOrder((await offersOfTrade(own, trade, { locale: 'fr', limit: 6 })).ids)).toEqual([2, 3]);
  await saveSearch(board, viewer, { address: '?query=acheteur', locale: 'fr' });
  expect((await mySearches(own, viewer, 'fr')).map(({ total }) => total)).toEqual([2]);
});
