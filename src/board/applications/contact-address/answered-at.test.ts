import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('recruiters may reply only to the account’s address or to a confirmed address, whatever the candidate types', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const stranger = await insertCandidate(board, { complete: true });
  const proven = { email: 'Zoe.Orsted@example.org', proven_at: noon, used_at: daysFromNoon(-9) };
  await db
    .insertInto('contact_addresses')
    .values([
      { candidate_id: viewer.candidate.id, ...proven },
      { candidate_id: stranger.candidate.id, ...proven, email: 'stranger@example.org' },
    ])
    .execute();
  const cv = db.selectFrom('cvs').select('id').where('candidate_id', '=', viewer.candidate.id);
  const { id: cvId } = await cv.executeTakeFirstOrThrow();
  const fields = { lastName: 'Ørsted', firstName: 'Zoé', cvId, locale: 'fr' } as const;
  const own = viewer.candidate.email;
  for (const [typed, written] of [
    [own.toUpperCase(), own],
    ['victim@example.org', own],
    ['stranger@example.org', own],
    [stranger.candidate.email, own],
    ['zoe.orsted@EXAMPLE.org', proven.email],
  ] as const) {
    const offerId = await insertOffer(db);
    await applyToOffer(board, viewer, { ...fields, offerId: String(offerId), email: typed });
    const sent = db.selectFrom('applications').select('email').where('offer_id', '=', offerId);
    expect(await sent.execute()).toEqual([{ email: written }]);
  }
  const used = db.selectFrom('contact_addresses').select('used_at').where('email', '=', proven.email);
  expect(await used.execute()).toEqual([{ used_at: noon }]);
});
