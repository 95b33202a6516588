import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { favouriteOffers } from './favourite-offers.ts';
import { keepOffer } from './keep-offer.ts';
import { countFavourites, myFavourites } from './my-favourites.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('a filled, expired or withdrawn offer stays in the list of favourites, with a mark', async () => {
  const viewer = await insertCandidate(board);
  const ids = [
    await insertOffer(db),
    await insertOffer(db, { filled_at: noon, broadcast_end: daysFromNoon(-1) }),
    await insertOffer(db, { broadcast_end: daysFromNoon(-1) }),
    await insertOffer(db),
  ];
  for (const id of ids) await keepOffer(board, viewer, id);
  await db
    .updateTable('offers')
    .set({ withdrawn_at: noon })
    .where('id', '=', ids[3] ?? 0)
    .execute();
  const found = new Map((await myFavourites(board, viewer, 'en')).map(({ offer, mark }) => [offer.id, mark]));
  expect(ids.map((id) => found.get(id))).toEqual([null, 'filled', 'expired', 'expired']);
});

test('a deleted offer is removed from the favourites', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertOffer(db);
  await keepOffer(board, viewer, id);
  await db.deleteFrom('offers').where('id', '=', id).execute();
  expect(await myFavourites(board, viewer, 'fr')).toEqual([]);
});

test('only accounts see when an offer closes and which level it requires', async () => {
  const id = await insertOffer(db, { study_level_ids: [4] });
  const viewer = await insertCandidate(board);
  expect(await favouriteOffers(board, visitor, [id], 'fr')).toMatchObject([{ closesAt: null, studyLevels: null }]);
  const [known] = await favouriteOffers(board, viewer, [id], 'fr');
  expect(known).toMatchObject({ closesAt: daysFromNoon(80) });
  expect(known?.studyLevels).toHaveLength(1);
});

test('a page of favourites is a part of the whole list, in the same order', async () => {
  const viewer = await insertCandidate(board);
  for (let kept = 0; kept < 5; kept += 1) await keepOffer(board, viewer, await insertOffer(db));
  const idsOf = async (page?: { offset: number; limit: number }) =>
    (await myFavourites(board, viewer, 'fr', page)).map(({ offer }) => offer.id);
  const all = await idsOf();
  expect(await countFavourites(board, viewer)).toBe(all.length);
  expect([...(await idsOf({ offset: 0, limit: 2 })), ...(await idsOf({ offset: 2, limit: 9 }))]).toEqual(all);
});
