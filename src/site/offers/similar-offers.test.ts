import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { similarOffers } from './similar-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const offer = { id: 1, specializations: [{ id: 248, name: 'Chef de projet' }], zoneId: 5, countryId: 'DE' };

beforeAll(() => insertReference(db));
beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  await insertOffer(db, { id: 1, country_id: 'DE', specialization_ids: [248] });
});

async function similar(): Promise<number[]> {
  return (await similarOffers(board, offer, 'fr')).map(({ id }) => id);
}

test('offers of the same profession in the same country come first, then of the profession, then of the country', async () => {
  await insertOffer(db, { id: 2, country_id: 'DE', specialization_ids: [9] });
  await insertOffer(db, { id: 3, country_id: 'JP', specialization_ids: [248] });
  await insertOffer(db, { id: 4, country_id: 'DE', specialization_ids: [248] });
  expect(await similar()).toEqual([4, 3, 2]);
});

test('no more than three are similar, each once, and the offer itself is none of them', async () => {
  for (const id of [2, 3, 4, 5]) await insertOffer(db, { id, country_id: 'DE', specialization_ids: [248] });
  expect(await similar()).toEqual([5, 4, 3]);
});

test('an offer like none has no similar offers', async () => {
  await insertOffer(db, { id: 2, country_id: 'JP', specialization_ids: [9] });
  expect(await similar()).toEqual([]);
});
