import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertApplication } from './testing/application-fixtures.ts';
import { readOfferFor } from './read-offer-for.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

test('a withdrawn offer is gone for everybody except its applicants, and they see that it was withdrawn', async () => {
  const [applicant, other] = [await insertCandidate(board, { complete: true }), await insertCandidate(board)];
  const id = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  const applicationId = await insertApplication(db, applicant, { offer_id: id });
  expect(await readOfferFor(board, applicant, id, 'fr')).toMatchObject({
    gone: false,
    offer: { state: 'withdrawn' },
    applicationId,
  });
  for (const viewer of [other, visitor])
    expect(await readOfferFor(board, viewer, id, 'fr')).toMatchObject({ gone: true, applicationId: null });
});

test('a filled or expired offer stays readable for everybody, with its mark', async () => {
  const filled = await insertOffer(db, { filled_at: daysFromNoon(-1) });
  const expired = await insertOffer(db, { broadcast_end: daysFromNoon(-1) });
  expect(await readOfferFor(board, visitor, filled, 'fr')).toMatchObject({ gone: false, offer: { state: 'filled' } });
  expect(await readOfferFor(board, visitor, expired, 'fr')).toMatchObject({ gone: false, offer: { state: 'expired' } });
});

test('an offer that was never public is not found, even if it was withdrawn before its broadcast', async () => {
  const future = { broadcast_start: daysFromNoon(1) };
  const ids = [await insertOffer(db, future), await insertOffer(db, { ...future, withdrawn_at: daysFromNoon(-1) }), 9];
  for (const id of [...ids, Number.NaN, -1, 2 ** 40])
    await expect(readOfferFor(board, visitor, id, 'fr')).rejects.toBeInstanceOf(OfferNotFound);
});
