import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import { latestOffers } from '#board/offers/cards/latest-offers.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
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

test('the latest offers are the open offers with the latest start of broadcast', async () => {
  expect((await latestOffers(board, { locale: 'fr', limit: 3 })).map((offer) => offer.id)).toEqual([1, 2, 3]);
});

test('featured offers are the newest, one for each company, and alternate between countries', async () => {
  expect((await featuredOffers(board, { locale: 'fr', limit: 4 })).map((offer) => offer.id)).toEqual([1, 4, 3]);
});

test('featured offers that were viewed recently come first', async () => {
  board.views.count({ offerId: 2, visitor: { address: 'home', browser: 'a' } });
  board.views.count({ offerId: 4, visitor: { address: 'home', browser: 'a' } });
  board.views.count({ offerId: 4, visitor: { address: 'home', browser: 'b' } });
  await board.views.flush();
  expect((await featuredOffers(board, { locale: 'fr', limit: 4 })).map((offer) => offer.id)).toEqual([4, 2, 3]);
});

test('open offers are counted by country', async () => {
  const { facets } = await countFacets(board, noCriteria, ['countries']);
  expect(facets.countries).toEqual([
    { value: 'DE', count: 3 },
    { value: 'JP', count: 1 },
  ]);
});

test('neither the latest nor the featured offers include an offer that is filled, withdrawn, past or future', async () => {
  await db.deleteFrom('offers').execute();
  await insertOffer(db, { filled_at: daysFromNoon(-1) });
  await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  await insertOffer(db, { broadcast_end: daysFromNoon(0) });
  await insertOffer(db, { broadcast_start: new Date(daysFromNoon(0).getTime() + 1) });
  const [starting, endless] = [
    await insertOffer(db, { broadcast_start: daysFromNoon(0) }),
    await insertOffer(db, { broadcast_end: null, broadcast_start: daysFromNoon(-9) }),
  ];
  for (const list of [latestOffers, featuredOffers]) {
    const shown = await list(board, { locale: 'fr', limit: 10 });
    expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([starting, endless]);
  }
});

test('if two offers are broadcast at the same time, the greater id counts as later', async () => {
  await db.deleteFrom('offers').execute();
  for (const id of [7, 9, 8]) await insertOffer(db, { id, country_id: id === 9 ? 'JP' : 'DE' });
  expect((await latestOffers(board, { locale: 'fr', limit: 10 })).map(({ id }) => id)).toEqual([9, 8, 7]);
  expect((await featuredOffers(board, { locale: 'fr', limit: 10 })).map(({ id }) => id)).toEqual([9, 8, 7]);
});

test('a company is featured at most once, however many views its offers have', async () => {
  for (const browser of ['a', 'b', 'c'])
    for (const offerId of [1, 2]) board.views.count({ offerId, visitor: { address: 'home', browser } });
  await board.views.flush();
  const featured = await featuredOffers(board, { locale: 'fr', limit: 10 });
  expect(new Set(featured.map(({ companyId }) => companyId)).size).toBe(featured.length);
});

test('a second offer of a country is featured only after an offer of every other country', async () => {
  await db.deleteFrom('offers').execute();
  const places = ['DE', 'DE', 'DE', 'JP', 'JP', 'US'];
  for (const [index, country_id] of places.entries())
    await insertOffer(db, { country_id, broadcast_start: daysFromNoon(-1 - index) });
  const featured = await featuredOffers(board, { locale: 'fr', limit: 10 });
  expect(featured.map(({ countryId }) => countryId)).toEqual(['DE', 'JP', 'US', 'DE', 'JP', 'DE']);
});

test('featured offers alternate between languages', async () => {
  await db.deleteFrom('offers').execute();
  const languages = ['fr', 'fr', 'en', 'en', 'en'] as const;
  for (const [index, language] of languages.entries())
    await insertOffer(db, { id: index + 1, language, country_id: 'DE FR JP US ES'.split(' ')[index] ?? '' });
  const featured = await featuredOffers(board, { locale: 'fr', limit: 4 });
  expect(featured.map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'fr', 'fr']);
});

test('latest and featured offers name places in the language of the reader', async () => {
  await db.deleteFrom('offers').execute();
  await insertOffer(db, { city_fr: 'Londres', city_en: 'London', country_id: 'GB' });
  for (const list of [latestOffers, featuredOffers]) {
    expect(await list(board, { locale: 'fr', limit: 1 })).toMatchObject([{ cityName: 'Londres', views: 0 }]);
    expect(await list(board, { locale: 'en', limit: 1 })).toMatchObject([{ countryName: 'United Kingdom' }]);
  }
});

test('without offers there are neither latest nor featured offers', async () => {
  await db.deleteFrom('offers').execute();
  for (const list of [latestOffers, featuredOffers]) expect(await list(board, { locale: 'fr', limit: 4 })).toEqual([]);
});
