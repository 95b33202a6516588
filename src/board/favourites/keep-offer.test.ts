import { beforeEach, expect, test } from 'vitest';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { droppedFor, dropOffer } from './drop-offer.ts';
import { maximumFavourites } from './favourite-limits.ts';
import { keepOffer, mergeFavourites } from './keep-offer.ts';
import { myFavourites } from './my-favourites.ts';
import { writeNote } from './write-note.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
beforeEach(() => {
  now = noon;
});

const keptBy = async (viewer: Viewer) => (await myFavourites(board, viewer, 'fr')).map(({ offer }) => offer.id);

/** Fills the favourites of an account until only the given number of places is free. */
async function fill(viewer: Viewer & { kind: 'candidate' }, room: number): Promise<void> {
  const offers = await Promise.all(Array.from({ length: maximumFavourites - room }, () => insertOffer(db)));
  await db
    .insertInto('favourites')
    .values(offers.map((offer_id) => ({ offer_id, candidate_id: viewer.candidate.id, kept_at: noon })))
    .execute();
}

test('an offer is saved once, even if the calls are repeated or simultaneous', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await Promise.all(Array.from({ length: 5 }, () => keepOffer(board, viewer, offer)));
  await keepOffer(board, viewer, offer);
  expect(await keptBy(viewer)).toEqual([offer]);
});

test('the offer saved last comes first, and candidates see only their own favourites', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const [first, second] = [await insertOffer(db), await insertOffer(db)];
  await keepOffer(board, viewer, first);
  now = daysFromNoon(1);
  await keepOffer(board, viewer, second);
  await keepOffer(board, other, first);
  expect(await keptBy(viewer)).toEqual([second, first]);
  expect(await keptBy(other)).toEqual([first]);
});

test('a removed favourite that is saved again has its previous note and position, unless a day has passed', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await writeNote(board, viewer, offer, 'à revoir');
  await dropOffer(board, viewer, offer);
  expect(await keptBy(viewer)).toEqual([]);
  await keepOffer(board, viewer, offer);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{ note: 'à revoir' }]);
  await dropOffer(board, viewer, offer);
  now = new Date(daysFromNoon(droppedFor).getTime() + 1);
  await keepOffer(board, viewer, offer);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{ note: null }]);
});

test('a recently removed favourite comes back, even if the offer was withdrawn meanwhile', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await dropOffer(board, viewer, offer);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', offer).execute();
  await keepOffer(board, viewer, offer);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{ offer: { id: offer }, mark: 'expired' }]);
});

test('saving the favourites of a browser restores recently removed favourites with their notes', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await writeNote(board, viewer, offer, 'à revoir');
  await dropOffer(board, viewer, offer);
  await mergeFavourites(board, viewer, [offer]);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{ note: 'à revoir' }]);
});

test('the last free place is taken only once, even if the calls are simultaneous', async () => {
  const viewer = await insertCandidate(board);
  await fill(viewer, 1);
  const offer = await insertOffer(db);
  await Promise.all(Array.from({ length: 5 }, () => keepOffer(board, viewer, offer)));
  expect(await keptBy(viewer)).toContain(offer);
});

test('if two tabs save an offer at the limit, one succeeds; an existing favourite can always be saved again', async () => {
  const viewer = await insertCandidate(board);
  await fill(viewer, 1);
  const [one, two] = [await insertOffer(db), await insertOffer(db)];
  const tries = await Promise.allSettled([keepOffer(board, viewer, one), keepOffer(board, viewer, two)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'tooMany' } });
  const [kept = 0] = await keptBy(viewer);
  await expect(keepOffer(board, viewer, kept)).resolves.toBeUndefined();
});

test('an offer that was never public cannot be saved; an ended offer can, so that a removed favourite can be restored', async () => {
  const viewer = await insertCandidate(board);
  const gone = [
    await insertOffer(db, { withdrawn_at: noon }),
    await insertOffer(db, { broadcast_start: daysFromNoon(1) }),
  ];
  for (const id of [...gone, 0, 2 ** 31 - 1]) await expect(keepOffer(board, viewer, id)).rejects.toThrow(OfferNotFound);
  const filled = await insertOffer(db, { filled_at: noon });
  await keepOffer(board, viewer, filled);
  expect(await keptBy(viewer)).toEqual([filled]);
});

test('an unavailable account saves nothing; visitors and deleted accounts must sign in', async () => {
  const offer = await insertOffer(db);
  const refused = await insertCandidate(board, { status_id: 10 });
  await expect(keepOffer(board, refused, offer)).rejects.toThrow('accountUnavailable');
  const deleted = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', deleted.candidate.id).execute();
  await expect(keepOffer(board, deleted, offer)).rejects.toThrow(SignInRequired);
  await expect(keepOffer(board, visitor, offer)).rejects.toThrow(SignInRequired);
});

test('a visitor’s favourites are added to the account in the same order, without offers that are gone', async () => {
  const viewer = await insertCandidate(board);
  const [mine, one, two] = [await insertOffer(db), await insertOffer(db), await insertOffer(db)];
  await keepOffer(board, viewer, mine);
  await writeNote(board, viewer, mine, 'garder');
  now = daysFromNoon(1);
  await mergeFavourites(board, viewer, [one, 5, mine, two]);
  await mergeFavourites(board, viewer, [one, two]);
  expect(await keptBy(viewer)).toEqual([two, one, mine]);
  expect(await myFavourites(board, viewer, 'fr')).toMatchObject([{}, {}, { note: 'garder' }]);
});

test('if the browser has more favourites than the account has room for, the last saved favourites are added', async () => {
  const viewer = await insertCandidate(board);
  await fill(viewer, 1);
  const [one, two] = [await insertOffer(db), await insertOffer(db)];
  now = daysFromNoon(1);
  await mergeFavourites(board, viewer, [one, two]);
  expect((await keptBy(viewer)).slice(0, 1)).toEqual([two]);
  expect(await keptBy(viewer)).toHaveLength(maximumFavourites);
});
