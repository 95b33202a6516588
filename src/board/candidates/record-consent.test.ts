import { expect, test } from 'vitest';
import { insertCandidate } from './testing/candidate-fixtures.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { myConsents } from '#board/privacy/my-consents.ts';
import { type Purpose, purposes } from './purposes.ts';
import { recordConsent } from './record-consent.ts';

const { db } = await testDatabase();
const board = testBoard(db);

const record = (candidateId: number, purpose: Purpose, given: boolean) =>
  db.transaction().execute((transaction) => recordConsent(transaction, candidateId, purpose, given, noon));

test('the history lists each consent given or withdrawn once, the latest first', async () => {
  const viewer = await insertCandidate(board);
  const { id } = viewer.candidate;
  for (const given of [true, true, false, false, true]) await record(id, 'alertsByMail', given);
  await record(id, 'applicationTransmission', true);
  const history = await myConsents(board, viewer);
  expect(history.map(({ purpose, given }) => [purpose, given])).toEqual([
    ['applicationTransmission', true],
    ['alertsByMail', true],
    ['alertsByMail', false],
    ['alertsByMail', true],
  ]);
  expect(history[0]).toMatchObject({ textVersion: purposes.applicationTransmission.textVersion, recordedAt: noon });
});

test('a consent to an older wording must be renewed', async () => {
  const viewer = await insertCandidate(board);
  const { id } = viewer.candidate;
  await record(id, 'alertsByMail', true);
  await db.updateTable('consents').set({ text_version: '2020-01-01' }).where('candidate_id', '=', id).execute();
  await record(id, 'alertsByMail', true);
  expect(await myConsents(board, viewer)).toHaveLength(2);
});

test('candidates see only their own history', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await record(viewer.candidate.id, 'alertsByMail', true);
  expect(await myConsents(board, other)).toEqual([]);
  await expect(myConsents(board, visitor)).rejects.toThrow('nobody is signed in');
});
