import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Board } from '#board/context/board.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { countedViews, maximumVisitorsOfAddress } from './counted-views.ts';
import { searchOffers } from './finding/search-offers.ts';
import { daysFromNoon, insertClosedOffers, insertOffer, insertReference, noon } from './testing/offer-fixtures.ts';

const { db, url } = await testDatabase();
const board = testBoard(db);
const visitor = { address: 'home', browser: 'a' };
beforeAll(() => insertReference(db));

async function views(offerId: number): Promise<number | undefined> {
  return (await db.selectFrom('offer_views').select('views').where('offer_id', '=', offerId).executeTakeFirst())?.views;
}

/** Counts a view of each of these browsers and writes them. */
async function look(
  { views: counted }: Pick<Board, 'views'>,
  offerId: number,
  browsers: readonly string[],
  at = 'home',
) {
  for (const browser of browsers) counted.count({ offerId, visitor: { address: at, browser } });
  await counted.flush();
}

/** A process of its own: what it counts stays its own until it writes. */
const process = () => ({ views: countedViews({ db, now: () => noon }) });

test('a visitor counts once a day, even if views are repeated, simultaneous or counted by several processes', async () => {
  const offerId = await insertOffer(db);
  const processes = [process(), process(), process()];
  await Promise.all(processes.map((one) => look(one, offerId, ['a', 'b', 'a', 'c'])));
  await look(board, offerId, ['b', 'c']);
  expect(await views(offerId)).toBe(3);
  await look(testBoard(db, { now: () => daysFromNoon(1) }), offerId, ['a']);
  expect(await views(offerId)).toBe(4);
});

test('the order by views changes as soon as views are written', async () => {
  const [first, second] = [await insertOffer(db), await insertOffer(db)];
  await look(board, first, ['a', 'b', 'c', 'd', 'e']);
  const { offers } = await searchOffers(board, { ...noCriteria, sort: 3 }, { locale: 'fr' });
  expect(offers.map((offer) => [offer.id, offer.views])).toEqual(
    expect.arrayContaining([
      [first, 5],
      [second, 0],
    ]),
  );
  expect(offers[0]?.id).toBe(first);
});

test('an offer that does not exist is not counted, and prevents no other count', async () => {
  const offerId = await insertOffer(db);
  board.views.count({ offerId: 5, visitor });
  await look(board, offerId, ['a']);
  expect([await views(5), await views(offerId)]).toEqual([undefined, 1]);
});

test('only public offers are counted as viewed, even if they have ended', async () => {
  const { filled, over, withdrawn, coming } = await insertClosedOffers(db);
  for (const offerId of [filled, over, withdrawn, coming]) board.views.count({ offerId, visitor });
  await board.views.flush();
  expect([await views(filled), await views(over)]).toEqual([1, 1]);
  expect([await views(withdrawn), await views(coming)]).toEqual([undefined, undefined]);
});

test('one network address counts for at most five visitors per day and offer, whatever browser names it sends', async () => {
  const [offerId, other] = [await insertOffer(db), await insertOffer(db)];
  const browsers = Array.from({ length: 40 }, (_, index) => `browser ${index}`);
  await look(board, offerId, browsers.slice(0, 3), 'office');
  await Promise.all([process(), process()].map((one) => look(one, offerId, browsers, 'office')));
  await look(board, offerId, browsers, 'office');
  expect(await views(offerId)).toBe(maximumVisitorsOfAddress);
  await look(board, offerId, ['browser 1']);
  await look(board, other, ['browser 39'], 'office');
  expect([await views(offerId), await views(other)]).toEqual([maximumVisitorsOfAddress + 1, 1]);
});

test('processes that write views of the same offers at once, in any order, all succeed and lose none', async () => {
  const offers = await Promise.all(Array.from({ length: 60 }, () => insertOffer(db)));
  const processes = Array.from({ length: 4 }, process);
  const seen = offers.map(() => new Set<string>());
  for (let round = 0; round < 10; round += 1) {
    for (const [number, { views: counted }] of processes.entries()) {
      // Some count few offers and some count many, because the database then goes through them differently.
      const those = offers.slice(0, number === 0 ? 5 : undefined);
      for (const offerId of number % 2 === 0 ? those : those.toReversed())
        for (const address of ['shared', `of ${number}`]) {
          counted.count({ offerId, visitor: { address: `${address} ${round}`, browser: `${number}` } });
          seen[offers.indexOf(offerId)]?.add(`${address} ${round} ${number}`);
        }
    }
    await Promise.all(processes.map((one) => one.views.flush()));
  }
  expect(await Promise.all(offers.map(views))).toEqual(seen.map(({ size }) => size));
});

test('views that could not be written are written later, together with newer ones', async () => {
  const offerId = await insertOffer(db);
  await sql`alter table offer_view_days rename to away`.execute(db);
  await expect(look(board, offerId, ['a', 'b'])).rejects.toThrow('offer_view_days');
  await sql`alter table away rename to offer_view_days`.execute(db);
  await look(board, offerId, ['b', 'c']);
  expect(await views(offerId)).toBe(3);
});

test('while the database is away, a bounded number of views waits, and the others are not counted', async () => {
  const [first, last] = [await insertOffer(db), await insertOffer(db)];
  const { views: counted } = process();
  counted.count({ offerId: first, visitor });
  for (let number = 0; number < 60_000; number += 1)
    counted.count({ offerId: -1, visitor: { address: `reader ${number}`, browser: 'a' } });
  counted.count({ offerId: last, visitor });
  counted.count({ offerId: first, visitor: { address: 'home', browser: 'b' } });
  await counted.flush();
  expect([await views(first), await views(last)]).toEqual([2, undefined]);
});

test('while an offer is being deleted, the views of other offers are written without waiting', async () => {
  const [leaving, staying] = [await insertOffer(db), await insertOffer(db)];
  const deletion = await db.startTransaction().execute();
  await deletion.deleteFrom('offers').where('id', '=', leaving).execute();
  board.views.count({ offerId: leaving, visitor });
  await look(board, staying, ['a']);
  await deletion.commit().execute();
  expect([await views(leaving), await views(staying)]).toEqual([undefined, 1]);
});

test('a thousand views send no notification and log no change, and each process still learns of them', async () => {
  const offers = await Promise.all(Array.from({ length: 10 }, () => insertOffer(db)));
  const heard: string[] = [];
  const session = new Client({ connectionString: url });
  session.on('notification', ({ channel }) => heard.push(channel));
  await session.connect();
  onTestFinished(() => session.end());
  await session.query('listen offer_changes');
  const logged = () =>
    db
      .selectFrom('offer_changes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst();
  const before = await logged();
  const other = testBoard(db);
  await other.search();
  for (let number = 0; number < 100; number += 1)
    for (const offerId of offers)
      board.views.count({ offerId, visitor: { address: `reader ${number}`, browser: 'a' } });
  await board.views.flush();
  // A notification of its own, because notifications arrive in order.
  await sql`notify offer_changes`.execute(db);
  await expect.poll(() => heard).toEqual(['offer_changes']);
  expect(await logged()).toEqual(before);
  const { offers: shown } = await searchOffers(other, { ...noCriteria, sort: 3 }, { locale: 'fr' });
  const seen = shown.filter(({ id }) => offers.includes(id));
  expect(new Set(seen.map(({ views }) => views))).toEqual(new Set([100]));
});
