import { beforeEach, expect, test } from 'vitest';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { featureOffer, stopFeaturing } from './feature-offer.ts';

const { db } = await testDatabase();
let now = noon;
const board = testBoard(db, { now: () => now });
const actor = { kind: 'program', name: 'test' } as const;
const shown = async () => (await featuredOffers(board, { locale: 'fr', limit: 3 })).map(({ id }) => id);

beforeEach(async () => {
  now = noon;
  await insertReference(db);
  await db.deleteFrom('offers').execute();
  const company_id = await insertCompany(db);
  for (let id = 1; id <= 5; id++)
    await insertOffer(db, { id, broadcast_start: daysFromNoon(-id), ...(id > 3 && { company_id }) });
});

test('featured offers come first until their last day is over in Paris, also two of one company', async () => {
  expect(await shown()).toEqual([1, 2, 3]);
  for (const offerId of [5, 4]) await featureOffer(board, actor, { offerId, until: '2026-11-23' });
  expect(await shown()).toEqual([4, 5, 1]);
  now = new Date('2026-11-23T22:59:59Z');
  expect(await shown()).toEqual([4, 5, 1]);
  now = new Date('2026-11-23T23:00:00Z');
  expect(await shown()).toEqual([1, 2, 3]);
});

test('an offer that is no longer open is not shown, even if it is featured', async () => {
  await featureOffer(board, actor, { offerId: 5, until: '2026-11-23' });
  await db.updateTable('offers').set({ filled_at: noon }).where('id', '=', 5).execute();
  expect(await shown()).toEqual([1, 2, 3]);
});

test('a featured offer goes back to its place when the staff says so', async () => {
  await featureOffer(board, actor, { offerId: 5, until: '2026-11-23' });
  await stopFeaturing(board, actor, 5);
  expect(await shown()).toEqual([1, 2, 3]);
  await expect(stopFeaturing(board, actor, 5)).rejects.toMatchObject({ code: 'office.notFeatured' });
});

test.each(['2026-11-20', '2027-02-22', '', 'soon', '2026-02-30'])(
  'nobody features an offer until «%s»',
  async (until) => {
    await expect(featureOffer(board, actor, { offerId: 5, until })).rejects.toMatchObject({ code: 'input.invalid' });
  },
);
