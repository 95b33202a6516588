import { beforeAll, expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { cvThatCame, lockCvColumns } from './application-cv.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

const document = (key: string) => ({
  key,
  fileName: 'Mon CV.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF'),
});
const came = (candidateId: number, key: string) =>
  db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidateId);
    return cvThatCame(transaction, candidateId, document(key), noon);
  });
const stateOf = async (candidateId: number) => {
  const cvs = await db
    .selectFrom('cvs')
    .select(['file_key', 'file_name'])
    .where('candidate_id', '=', candidateId)
    .execute();
  const found = db.selectFrom('candidates').select('status_id').where('id', '=', candidateId);
  return { cvs, statusId: (await found.executeTakeFirstOrThrow()).status_id };
};

test('a CV sent with an application becomes the first CV of a profile that has none, and may complete the profile', async () => {
  const { candidate } = await insertCandidate(board, { complete: true, status_id: 2 });
  await db.deleteFrom('cvs').where('candidate_id', '=', candidate.id).execute();
  expect(await came(candidate.id, 'first')).toEqual({
    file_key: 'first',
    file_name: 'Mon CV.pdf',
    media_type: 'application/pdf',
  });
  const kept = { cvs: [{ file_key: 'first', file_name: 'Mon CV.pdf' }], statusId: 3 };
  expect(await stateOf(candidate.id)).toEqual(kept);
  expect(await came(candidate.id, 'second')).toMatchObject({ file_key: 'second' });
  expect(await stateOf(candidate.id), 'a second stays with its application').toEqual(kept);
});

test('if the application is refused, its CV does not stay in the profile', async () => {
  const { candidate } = await insertCandidate(board);
  const sending = db.transaction().execute(async (transaction) => {
    await cvThatCame(transaction, candidate.id, document('undone'), noon);
    throw new Error('refused');
  });
  await expect(sending).rejects.toThrow('refused');
  expect(await stateOf(candidate.id)).toEqual({ cvs: [], statusId: 2 });
});

const locking = (candidateId: number, cvId: string) =>
  db.transaction().execute((transaction) => lockCvColumns(transaction, candidateId, cvId));

test('a candidate can send only their own CVs', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const id = await insertCv(board, other.candidate.id);
  expect(Object.keys(await locking(other.candidate.id, id)).toSorted()).toEqual([
    'file_key',
    'file_name',
    'media_type',
  ]);
  for (const [candidateId, cvId] of [
    [viewer.candidate.id, id],
    [other.candidate.id, crypto.randomUUID()],
  ] as const)
    await expect(locking(candidateId, cvId)).rejects.toMatchObject({ fields: { cv: 'cv.required' } });
});
