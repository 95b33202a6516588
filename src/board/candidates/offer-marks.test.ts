import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { dropOffer } from '#board/favourites/drop-offer.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertOffer,
  insertReference,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noteSeen } from './note-seen.ts';
import { offerMarks } from './offer-marks.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('a candidate sees their own marks on each offer of a page, and a visitor sees no marks', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const [kept, seen, untouched] = [await insertOffer(db), await insertOffer(db), await insertOffer(db)];
  await keepOffer(board, viewer, kept);
  await noteSeen(board, viewer, seen);
  await noteSeen(board, viewer, seen);
  const page = [untouched, seen, kept, 0];
  const none = { kept: false, applied: false, seen: false };
  const marks = new Map([
    [seen, { ...none, seen: true }],
    [kept, { ...none, kept: true }],
  ]);
  expect(await offerMarks(board, viewer, page)).toEqual(marks);
  expect(await offerMarks(board, other, page)).toEqual(new Map());
  expect(await offerMarks(board, visitor, page)).toEqual(new Map());
});

test('nothing is noted if a visitor opens an offer, or if the offer no longer exists', async () => {
  const viewer = await insertCandidate(board);
  await noteSeen(board, viewer, 7);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  await noteSeen(board, viewer, await insertOffer(db));
  expect(await offerMarks(board, viewer, [7])).toEqual(new Map());
});

test('only public offers are recorded as opened, even if they have ended', async () => {
  const viewer = await insertCandidate(board);
  const { filled, over, withdrawn, coming } = await insertClosedOffers(db);
  const all = [filled, over, withdrawn, coming];
  for (const offer of all) await noteSeen(board, viewer, offer);
  expect(new Set((await offerMarks(board, viewer, all)).keys())).toEqual(new Set([filled, over]));
});

test('an offer opened again is seen from then on, and an offer applied to is marked', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await noteSeen(board, viewer, offer);
  await noteSeen(testBoard(db, { now: () => daysFromNoon(3) }), viewer, offer);
  expect(await db.selectFrom('seen_offers').select('seen_at').where('offer_id', '=', offer).execute()).toEqual([
    { seen_at: daysFromNoon(3) },
  ]);
  await insertApplication(db, viewer, { offer_id: offer });
  expect(await offerMarks(board, viewer, [offer])).toEqual(
    new Map([[offer, { kept: false, applied: true, seen: true }]]),
  );
});

test('an offer removed from the favourites is no longer marked as a favourite', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db);
  await keepOffer(board, viewer, offer);
  await dropOffer(board, viewer, offer);
  expect(await offerMarks(board, viewer, [offer])).toEqual(new Map());
});
