import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { myApplications } from './my-applications.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

async function insertApplication(
  candidateId: number,
  offerId: number,
  appliedAt: Date,
  more: { transmitted_at?: Date; failed_at?: Date } = {},
): Promise<void> {
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted' };
  const cv = { cv_file_key: 'k', cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  await db
    .insertInto('applications')
    .values({
      offer_id: offerId,
      candidate_id: candidateId,
      ...person,
      ...cv,
      locale: 'fr',
      applied_at: appliedAt,
      ...more,
    })
    .execute();
}

test('applications are listed newest first, with their state and the marks of their offers', async () => {
  const viewer = await insertCandidate(board);
  const company_id = await insertCompany(db, { name: 'Atelier Boréal' });
  const [open, filled, expired] = [
    await insertOffer(db, { company_id, title: 'Acheteuse' }),
    await insertOffer(db, { filled_at: daysFromNoon(-1) }),
    await insertOffer(db, { broadcast_end: daysFromNoon(-1) }),
  ];
  await insertApplication(viewer.candidate.id, open, daysFromNoon(-3));
  await insertApplication(viewer.candidate.id, filled, daysFromNoon(-2), { transmitted_at: daysFromNoon(-2) });
  await insertApplication(viewer.candidate.id, expired, daysFromNoon(-1), { failed_at: daysFromNoon(0) });
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([
    { offerId: expired, state: 'failed', mark: 'expired', appliedAt: daysFromNoon(-1) },
    { offerId: filled, state: 'transmitted', mark: 'filled', transmittedAt: daysFromNoon(-2) },
    {
      offerId: open,
      state: 'sent',
      mark: null,
      title: 'Acheteuse',
      companyName: 'Atelier Boréal',
      city: 'Berlin',
      country: 'Allemagne',
    },
  ]);
  expect((await myApplications(board, viewer, 'en'))[2]).toMatchObject({ country: 'Germany' });
});

test('each sees their own, and a visitor signs in', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await insertApplication(other.candidate.id, await insertOffer(db), daysFromNoon(-1));
  expect(await myApplications(board, viewer, 'fr')).toEqual([]);
  await expect(myApplications(board, visitor, 'fr')).rejects.toBeInstanceOf(SignInRequired);
});
