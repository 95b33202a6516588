import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { dropOffer } from './drop-offer.ts';
import { keepOffer } from './keep-offer.ts';
import { watchedFavourites } from './watched-favourites.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('favourites that close within two weeks come first, then those that ended during the last two weeks', async () => {
  const viewer = await insertCandidate(board);
  const later = await insertOffer(db, { broadcast_end: daysFromNoon(14) });
  const sooner = await insertOffer(db, { broadcast_end: daysFromNoon(1) });
  const expired = await insertOffer(db, { broadcast_end: daysFromNoon(-5) });
  const filled = await insertOffer(db, { broadcast_end: daysFromNoon(2), filled_at: daysFromNoon(-1) });
  const others = [
    await insertOffer(db, { broadcast_end: daysFromNoon(15) }),
    await insertOffer(db, { broadcast_end: null }),
    await insertOffer(db, { broadcast_end: daysFromNoon(-14) }),
    await insertOffer(db, { filled_at: daysFromNoon(-20) }),
  ];
  const withdrawn = await insertOffer(db);
  for (const id of [later, withdrawn, ...others, filled, expired, sooner]) await keepOffer(board, viewer, id);
  await db
    .updateTable('offers')
    .set({ withdrawn_at: daysFromNoon(-3) })
    .where('id', '=', withdrawn)
    .execute();
  const watched = await watchedFavourites(board, viewer, 'en', 9);
  expect(watched.map(({ id, ended }) => [id, ended])).toEqual([
    [sooner, null],
    [later, null],
    [filled, 'filled'],
    [withdrawn, 'withdrawn'],
    [expired, 'expired'],
  ]);
  // The last day of an offer that closes at midnight is the day before.
  expect(watched[0]?.at).toEqual(new Date(daysFromNoon(1).getTime() - 1));
  expect(watched[0]).toMatchObject({ title: 'Chargé de projet', city: 'Berlin', country: 'Germany', language: 'fr' });
  expect((await watchedFavourites(board, viewer, 'en', 1)).map(({ id }) => id)).toEqual([sooner]);
  await dropOffer(board, viewer, sooner);
  expect((await watchedFavourites(board, viewer, 'en', 1)).map(({ id }) => id)).toEqual([later]);
});

test('a candidate sees only the own favourites, and a visitor none', async () => {
  const viewer = await insertCandidate(board);
  await keepOffer(board, viewer, await insertOffer(db, { broadcast_end: daysFromNoon(1), created_at: noon }));
  expect(await watchedFavourites(board, await insertCandidate(board), 'fr', 9)).toEqual([]);
  await expect(watchedFavourites(board, visitor, 'fr', 9)).rejects.toThrow(SignInRequired);
});
