import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { myApplications } from './my-applications.ts';
import { markFailed, markTransmitted, noteRecipient, readApplication } from './transmit-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

async function insertApplication() {
  const viewer = await insertCandidate(board);
  const { candidate } = viewer;
  const cv = { cv_file_key: 'key', cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const person = { email: 'typed@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const { id } = await db
    .insertInto('applications')
    .values({ offer_id: await insertOffer(db), candidate_id: candidate.id, ...person, ...cv })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, account: candidate.email, viewer };
}

test('a stored application contains both the account’s address and the typed address', async () => {
  const { id, account } = await insertApplication();
  expect(await readApplication(board, id)).toMatchObject({ account_email: account, email: 'typed@example.org' });
});

test('a transmitted application keeps the time of its first transmission and can no longer fail', async () => {
  const { id } = await insertApplication();
  await markTransmitted(board, id);
  await markTransmitted({ ...board, now: () => new Date() }, id);
  await markFailed(board, id);
  expect(await readApplication(board, id)).toMatchObject({ transmitted_at: noon, failed_at: null });
});

test('a failed application becomes transmitted if it arrives after all', async () => {
  const { id } = await insertApplication();
  await markFailed(board, id);
  expect(await readApplication(board, id)).toMatchObject({ transmitted_at: null, failed_at: noon });
  await markTransmitted(board, id);
  expect(await readApplication(board, id)).toMatchObject({ transmitted_at: noon, failed_at: null });
});

test('erasing an account while its applications are sent does not deadlock', async () => {
  for (let round = 0; round < 25; round += 1) {
    const { id, viewer } = await insertApplication();
    const both = await Promise.allSettled([markTransmitted(board, id), eraseAccount(board, viewer)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await readApplication(board, id)).toBeUndefined();
  }
});

test('the recipient noted when an application was sent stays, whatever contact the offer has later', async () => {
  const { id, viewer } = await insertApplication();
  const recipient = async () => (await myApplications(board, viewer, 'fr'))[0]?.recipient;
  expect(await recipient()).toBe('desk');
  await noteRecipient(board, id, 'mailbox');
  await db.updateTable('offers').set({ contact_email: 'new@example.org' }).execute();
  expect(await recipient()).toBe('mailbox');
});

test('a candidate is notified of the transmission once, but not after withdrawing the application', async () => {
  const [kept, withdrawn] = [await insertApplication(), await insertApplication()];
  await db.updateTable('applications').set({ withdrawn_at: noon }).where('id', '=', withdrawn.id).execute();
  for (const { id } of [kept, kept, withdrawn]) await markTransmitted(board, id);
  const told = await db.selectFrom('notifications').select(['kind', 'ids']).execute();
  expect(told.filter(({ ids }) => JSON.stringify(ids).includes(kept.id))).toMatchObject([
    { kind: 'applicationTransmitted' },
  ]);
  expect(told.filter(({ ids }) => JSON.stringify(ids).includes(withdrawn.id))).toEqual([]);
});

test('a withdrawn application does not fail', async () => {
  const { id } = await insertApplication();
  await db.updateTable('applications').set({ withdrawn_at: noon }).where('id', '=', id).execute();
  await markFailed(board, id);
  expect(await readApplication(board, id)).toMatchObject({ failed_at: null });
});
