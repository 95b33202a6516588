import { beforeAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { facetNames, sorts } from '#search/criteria/criteria.ts';
import { warmSearches } from './warm-searches.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const { signal: running } = new AbortController();

beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db, { country_id: 'DE' });
});

test('a warm-up runs searches with every order and criterion, and lets other work run between two searches', async () => {
  const [index, reference] = [await board.search(), await board.reference()];
  const context = { ...board, search: async () => index, reference: async () => reference };
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const asked = await warmSearches(context, { stopping: running });
  isDone = true;
  expect(asked).toBeGreaterThanOrEqual(Object.keys(sorts).length + facetNames.length);
  expect(turns).toBeGreaterThanOrEqual(asked);
});

test('a warm-up runs no further search once the process stops or the time is over', async () => {
  expect(await warmSearches(board, { stopping: AbortSignal.abort() })).toBe(0);
  expect(await warmSearches(board, { stopping: running, mostWork: 0 })).toBe(0);
});
