import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { findOffers } from './find-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);

beforeAll(async () => {
  await insertReference(db);
  for (let id = 1; id <= 7; id++)
    await insertOffer(db, { id, title: `Ingénieur ${id}`, broadcast_start: daysFromNoon(-id) });
});

async function found(part: { skip?: number; limit: number }, criteria: Partial<OfferCriteria> = {}) {
  const { offers, total } = await findOffers(board, { ...noCriteria, ...criteria }, { ...part, locale: 'fr' });
  return { total, ids: offers.map(({ id }) => id) };
}

test('a search returns the requested part of the offers in the requested order, and the total', async () => {
  expect(await found({ limit: 3 })).toEqual({ total: 7, ids: [1, 2, 3] });
  expect(await found({ skip: 3, limit: 3 })).toEqual({ total: 7, ids: [4, 5, 6] });
  expect(await found({ skip: 6, limit: 3 })).toEqual({ total: 7, ids: [7] });
});

test('a search returns no offers beyond the last one', async () => {
  expect(await found({ skip: 7, limit: 3 })).toEqual({ total: 7, ids: [] });
});

test('the page of the criteria is ignored', async () => {
  expect(await found({ limit: 2 }, { page: 3 })).toEqual({ total: 7, ids: [1, 2] });
});
