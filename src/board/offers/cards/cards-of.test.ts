import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
} from '../testing/offer-fixtures.ts';
import { cardsOf } from './cards-of.ts';
import { newestOffers } from './newest-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
let company_id = 0;

beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db, { name: 'Verrerie' });
  const place = { city_fr: 'Londres', city_en: 'London', country_id: 'GB' };
  await insertOffer(db, {
    id: 1,
    company_id,
    ...place,
    specialization_ids: [248, 9],
    monthly_allowance: 2000,
    broadcast_start: daysFromNoon(-3),
  });
  await insertOffer(db, { id: 2, company_id, language: 'en', title: 'Buyer', broadcast_start: daysFromNoon(-2) });
  await insertOffer(db, { id: 3, company_id, broadcast_start: daysFromNoon(-1) });
  await insertClosedOffers(db, { company_id });
});

test('cards have the order of the given offers; offers that no longer exist are left out', async () => {
  expect((await cardsOf(db, [3, 999, 1, 2], 'fr')).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(await cardsOf(db, [], 'fr')).toEqual([]);
});

test('a card has the public facts of an offer, without its reference, texts and contact', async () => {
  const [card] = await cardsOf(db, [1], 'en');
  expect(card).toEqual({
    id: 1,
    title: 'Chargé de projet',
    language: 'fr',
    companyId: company_id,
    companyName: 'Verrerie',
    cityName: 'London',
    englishCity: 'London',
    countryId: 'GB',
    countryName: 'United Kingdom',
    zoneId: expect.any(Number),
    profession: 'Software development',
    statesLevel: false,
    missionTypeId: 1,
    durationMonths: 12,
    missionStart: '2027-01-20',
    allowance: { euros: 2000 },
    remoteWork: false,
    createdAt: daysFromNoon(-10),
    broadcastStart: daysFromNoon(-3),
    views: 0,
  });
});

test('a card has the English name of a city next to the French name, because searches use the English name', async () => {
  expect(await cardsOf(db, [1], 'fr')).toMatchObject([{ cityName: 'Londres', englishCity: 'London' }]);
});

test('a feed has the open offers of a search, newest first, whatever order and page the search has', async () => {
  const asked = { ...noCriteria, sort: sorts.allowance, page: 7 };
  expect((await newestOffers(board, asked, 'fr')).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect((await newestOffers(board, { ...asked, zones: [5], countries: ['GB'] }, 'fr')).map(({ id }) => id)).toEqual([
    1,
  ]);
});

test('an offer of a feed has places in the language of the reader, and the time when it became public', async () => {
  await db
    .updateTable('offers')
    .set({ updated_at: daysFromNoon(-20) })
    .where('id', '=', 1)
    .execute();
  const [offer] = await newestOffers(board, { ...noCriteria, zones: [5], countries: ['GB'] }, 'fr');
  expect(offer).toEqual({
    id: 1,
    title: 'Chargé de projet',
    companyName: 'Verrerie',
    city: 'Londres',
    country: 'Royaume-Uni',
    publishedAt: daysFromNoon(-3),
    updatedAt: daysFromNoon(-3),
  });
});

test('a feed has at most fifty offers', async () => {
  for (let id = 100; id < 151; id++) await insertOffer(db, { id, company_id, broadcast_start: daysFromNoon(-9) });
  const feed = await newestOffers(board, noCriteria, 'fr');
  expect(feed).toHaveLength(50);
  expect(feed.slice(0, 4).map(({ id }) => id)).toEqual([3, 2, 1, 150]);
});
