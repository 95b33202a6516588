import { expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { deleteCv } from '#board/candidates/cvs/delete-cv.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('a CV is deleted although the store of its file is away: the sweep deletes the file later', async () => {
  const viewer = await insertCandidate(board);
  const [id] = [await insertCv(board, viewer.candidate.id), await insertCv(board, viewer.candidate.id)];
  const files = { ...board.files, delete: () => Promise.reject(new FilesUnavailable('away')) };
  await deleteCv({ ...board, files }, viewer, id);
  expect(await db.selectFrom('cvs').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('another failure of a deletion is told', async () => {
  const viewer = await insertCandidate(board);
  const [id] = [await insertCv(board, viewer.candidate.id), await insertCv(board, viewer.candidate.id)];
  const files = { ...board.files, delete: () => Promise.reject(new Error('EIO')) };
  await expect(deleteCv({ ...board, files }, viewer, id)).rejects.toThrow('EIO');
});
