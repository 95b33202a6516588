import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { similarOffers } from './similar-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const offer = {
  id: 1,
  title: 'Développeur Java',
  specializations: [{ id: 248, name: 'Développement logiciel' }],
  zoneId: 5,
  countryId: 'DE',
};
const untold = { ...offer, title: 'Contrôleur de gestion', specializations: [] };

beforeAll(() => insertReference(db));
beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  await insertOffer(db, { id: 1, country_id: 'DE', specialization_ids: [248] });
});

async function similar(to = offer): Promise<number[]> {
  return (await similarOffers(board, to, 'fr')).map(({ id }) => id);
}

test('similar offers are sorted by trade and then by place: the same country, the same continent, elsewhere', async () => {
  await insertOffer(db, { id: 2, title: 'Comptable', country_id: 'DE', specialization_ids: [9] });
  await insertOffer(db, { id: 3, title: 'Comptable', country_id: 'JP', specialization_ids: [248] });
  await insertOffer(db, { id: 4, title: 'Comptable', country_id: 'BE', specialization_ids: [248] });
  await insertOffer(db, { id: 5, title: 'Comptable', country_id: 'DE', specialization_ids: [248] });
  expect(await similar()).toEqual([5, 4, 3]);
});

test('if an offer has no professions, similar offers share words of its title or their synonyms', async () => {
  await insertOffer(db, { id: 2, title: 'Infirmier', description: '', profile: '', country_id: 'DE' });
  await insertOffer(db, { id: 3, title: 'Controlling', description: '', profile: '', country_id: 'JP' });
  await insertOffer(db, { id: 4, title: 'Contrôleuse de gestion', description: '', profile: '', country_id: 'BE' });
  expect(await similar(untold)).toEqual([4, 3]);
});

test('a place or a dash in the title does not belong to the trade', async () => {
  await insertOffer(db, { id: 3, title: 'Contrôleur de gestion', description: '', country_id: 'JP' });
  expect((await similar({ ...untold, title: 'Contrôleur de gestion -Berlin "Lyon"' }))[0]).toBe(3);
});

test('an offer has at most three similar offers, each only once and never the offer itself', async () => {
  for (const id of [2, 3, 4, 5]) await insertOffer(db, { id, country_id: 'DE', specialization_ids: [248] });
  expect(await similar()).toEqual([5, 4, 3]);
});

test('an offer unlike all others has no similar offers', async () => {
  await insertOffer(db, { id: 2, title: 'Infirmier', description: '', country_id: 'JP', specialization_ids: [9] });
  expect(await similar()).toEqual([]);
});
