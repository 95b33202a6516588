import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { myFavourites } from '#board/favourites/my-favourites.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { provideContext } from '#site/request/context.ts';
import { partsOf, quietFacts } from '#site/testing/ask-site.ts';
import { takeFavourites } from './take-favourites.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const errors: string[] = [];
const log = { error: (_facts: object, message: string) => void errors.push(message), warn: () => {}, info: () => {} };

const stopped = (): Date => {
  throw new Error('no clock');
};

async function take(cookie: string, parts = partsOf(board)) {
  const viewer = await insertCandidate(board);
  const facts = { ...quietFacts, log, viewer };
  const request = new Request('https://mvi.example/', { headers: { cookie } });
  const lines = await takeFavourites({ request, context: provideContext(parts, facts) }, viewer);
  return { lines, kept: (await myFavourites(board, viewer, 'fr')).map(({ offer }) => offer.id) };
}

test("a sign-in moves the browser's favourites to the account and deletes them in the browser", async () => {
  const ids = [await insertOffer(db), await insertOffer(db)];
  const { lines, kept } = await take(`__Host-favourites=${ids.join('.')}`);
  expect(kept).toEqual(ids.toReversed());
  expect(lines).toEqual([expect.stringMatching(/^__Host-favourites=; Max-Age=0/)]);
});

test('a browser without favourites gets no cookie', async () => {
  expect(await take('session=x')).toEqual({ lines: [], kept: [] });
});

test('a sign-in succeeds even if the favourites cannot be moved, and they then stay in the browser', async () => {
  const broken = testBoard(db, { now: stopped });
  const { lines } = await take(`__Host-favourites=${await insertOffer(db)}`, partsOf(broken));
  expect(lines).toEqual([]);
  expect(errors).toHaveLength(1);
});
