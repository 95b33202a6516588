import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { somebodyWaits } from '#board/candidates/testing/waits-for-candidate.ts';
import { visitor } from '#board/context/viewer.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { newsDays } from './alert-limits.ts';
import { announceOffers } from './announce-offers.ts';
import { announcedAfter, noteSearchSeen } from './announced-after.ts';
import { mySearches } from './my-searches.ts';
import { saveSearch } from './save-search.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const at = (now: Date) => testBoard(db, { now: () => now });
beforeEach(() => db.deleteFrom('offers').execute());

test('a round of announcements contains the offers that opened since the previous round, each only once', async () => {
  const start = await announceOffers(board);
  expect(await announceOffers(board)).toBe(start);
  const first = await insertOffer(db);
  const { coming } = await insertClosedOffers(db);
  expect(await announceOffers(board)).toBe(start + 1);
  const second = await insertOffer(db);
  const later = at(new Date(noon.getTime() + 1));
  expect(await announceOffers(later)).toBe(start + 2);
  expect(await announceOffers(later)).toBe(start + 2);
  const after = await announcedAfter(later, [start, start + 1]);
  expect(after(start)).toEqual(new Set([first, second, coming]));
  expect(after(start + 1)).toEqual(new Set([second, coming]));
  expect(after(start + 2)).toEqual(new Set());
});

test('if two rounds of announcements begin at the same time, they follow each other and announce an offer once', async () => {
  const start = await announceOffers(board);
  for (let count = 0; count < 3; count += 1) await insertOffer(db);
  const rounds = await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('alert_rounds').selectAll().forUpdate().execute();
    const begun = [1, 2, 3].map(() => announceOffers(board));
    while (!(await somebodyWaits(transaction)));
    return { begun };
  });
  expect(new Set(await Promise.all(rounds.begun))).toEqual(new Set([start + 1]));
  expect((await announcedAfter(board, [start]))(start).size).toBe(3);
});

test('an offer counts as new for a month after it was announced', async () => {
  const start = await announceOffers(board);
  const offer = await insertOffer(db);
  await announceOffers(board);
  const news = async (now: Date) => (await announcedAfter({ db, now: () => now }, [start]))(start);
  expect(await news(new Date(daysFromNoon(newsDays).getTime() - 1))).toEqual(new Set([offer]));
  expect(await news(daysFromNoon(newsDays))).toEqual(new Set());
});

test('without saved searches no offer is announced', async () => {
  await insertOffer(db);
  await announceOffers(board);
  expect((await announcedAfter(board, []))(0)).toEqual(new Set());
});

test('only the owner of a saved search can mark its offers as seen', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const id = await saveSearch(board, viewer, { address: '', locale: 'fr' });
  await insertOffer(db);
  await announceOffers(board);
  const fresh = async () => (await mySearches(board, viewer, 'fr')).map((search) => search.fresh);
  for (const person of [other, visitor]) await noteSearchSeen(board, person, id);
  expect(await fresh()).toEqual([1]);
  await noteSearchSeen(board, viewer, id);
  await noteSearchSeen(board, viewer, id);
  expect(await fresh()).toEqual([0]);
});

test('a list of searches has exactly the data that its page shows', async () => {
  const viewer = await insertCandidate(board);
  await saveSearch(board, viewer, { address: 'query=x', locale: 'fr' });
  const [search] = await mySearches(board, viewer, 'fr');
  expect(Object.keys(search ?? {}).toSorted()).toEqual([
    'alert',
    'criteria',
    'feedKey',
    'fresh',
    'id',
    'name',
    'total',
  ]);
  expect(search).toMatchObject({ feedKey: null, alert: { frequency: 'off', timeZone: 'Europe/Paris' } });
});
