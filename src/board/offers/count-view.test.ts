import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countView, maximumVisitorsOfAddress } from './count-view.ts';
import { searchOffers } from './finding/search-offers.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { daysFromNoon, insertClosedOffers, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const visitor = { address: 'home', browser: 'a' };
beforeAll(() => insertReference(db));

async function views(offerId: number): Promise<number | undefined> {
  return (await db.selectFrom('offer_views').select('views').where('offer_id', '=', offerId).executeTakeFirst())?.views;
}

test('a visitor counts once a day, even if views are repeated or simultaneous', async () => {
  const offerId = await insertOffer(db);
  await Promise.all(
    ['a', 'b', 'a', 'b', 'a', 'c', 'a', 'b'].map((browser) =>
      countView(board, { offerId, visitor: { address: 'home', browser } }),
    ),
  );
  expect(await views(offerId)).toBe(3);
  await countView(testBoard(db, { now: () => daysFromNoon(1) }), { offerId, visitor });
  expect(await views(offerId)).toBe(4);
});

test('the order by views changes as soon as a view is counted', async () => {
  const [first, second] = [await insertOffer(db), await insertOffer(db)];
  for (const browser of ['a', 'b', 'c', 'd', 'e'])
    await countView(board, { offerId: first, visitor: { address: 'home', browser } });
  const { offers } = await searchOffers(board, { ...noCriteria, sort: 3 }, { locale: 'fr' });
  expect(offers.map((offer) => [offer.id, offer.views])).toEqual(
    expect.arrayContaining([
      [first, 5],
      [second, 0],
    ]),
  );
  expect(offers[0]?.id).toBe(first);
});

test('an offer that does not exist is not counted', async () => {
  await countView(board, { offerId: 5, visitor });
  expect(await views(5)).toBeUndefined();
});

test('only public offers are counted as viewed, even if they have ended', async () => {
  const { filled, over, withdrawn, coming } = await insertClosedOffers(db);
  for (const offerId of [filled, over, withdrawn, coming]) await countView(board, { offerId, visitor });
  expect([await views(filled), await views(over)]).toEqual([1, 1]);
  expect([await views(withdrawn), await views(coming)]).toEqual([undefined, undefined]);
});

const look = (offerId: number, address: string) => (browser: string) =>
  countView(board, { offerId, visitor: { address, browser } });

test('one network address counts for at most five visitors per day and offer, whatever browser names it sends', async () => {
  const [offerId, other] = [await insertOffer(db), await insertOffer(db)];
  const browsers = Array.from({ length: 40 }, (_, index) => `browser ${index}`);
  await Promise.all(browsers.map(look(offerId, 'office')));
  await Promise.all(browsers.map(look(offerId, 'office')));
  expect(await views(offerId)).toBe(maximumVisitorsOfAddress);
  await look(offerId, 'home')('browser 1');
  await look(other, 'office')('browser 39');
  expect([await views(offerId), await views(other)]).toEqual([maximumVisitorsOfAddress + 1, 1]);
});
