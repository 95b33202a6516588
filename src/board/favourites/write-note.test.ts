import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { dropOffer } from './drop-offer.ts';
import { maximumNoteLength } from './favourite-limits.ts';
import { keepOffer } from './keep-offer.ts';
import { myFavourites } from './my-favourites.ts';
import { writeNote } from './write-note.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const viewer = await insertCandidate(board);
const offer = await insertOffer(db);
await keepOffer(board, viewer, offer);
const note = async () => (await myFavourites(board, viewer, 'fr'))[0]?.note;

test('a note is saved as written, except that a line end becomes one character; an empty note is removed', async () => {
  await writeNote(board, viewer, offer, '  Appeler Zoé\r\n<b>lundi</b>\0 ');
  expect(await note()).toBe('Appeler Zoé\n<b>lundi</b>');
  await writeNote(board, viewer, offer, ' ');
  expect(await note()).toBeNull();
});

test('a note may have the maximum length and not a character more', async () => {
  await writeNote(board, viewer, offer, 'é'.repeat(maximumNoteLength));
  const longer = writeNote(board, viewer, offer, 'é'.repeat(maximumNoteLength + 1));
  await expect(longer).rejects.toMatchObject({ fields: { note: 'note.tooLong' } });
  await expect(writeNote(board, viewer, offer, undefined)).rejects.toThrow(InvalidInput);
});

test('a note belongs to one favourite of one candidate', async () => {
  const [second, other] = [await insertOffer(db), await insertCandidate(board)];
  await keepOffer(board, viewer, second);
  await keepOffer(board, other, offer);
  await writeNote(board, viewer, second, 'le second');
  await writeNote(board, viewer, offer, 'le premier');
  const notes = async (of: typeof viewer) =>
    new Map((await myFavourites(board, of, 'fr')).map((favourite) => [favourite.offer.id, favourite.note]));
  expect(await notes(viewer)).toEqual(
    new Map([
      [second, 'le second'],
      [offer, 'le premier'],
    ]),
  );
  expect(await notes(other)).toEqual(new Map([[offer, null]]));
  await dropOffer(board, viewer, second);
});

test('candidates can write notes only on their own favourites', async () => {
  const other = await insertCandidate(board);
  await expect(writeNote(board, other, offer, 'x')).rejects.toThrow(OfferNotFound);
  await dropOffer(board, viewer, offer);
  await expect(writeNote(board, viewer, offer, 'x')).rejects.toThrow(OfferNotFound);
});
