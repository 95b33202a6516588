import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FileNotFound } from '#files/files.ts';
import type { Files } from '#files/files.ts';
import { addCv } from './add-cv.ts';
import { LastCv, deleteCv } from './delete-cv.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { maximumCvs } from './cv-limits.ts';
import { CvNotFound, readCv } from './read-cv.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const pdf = (name = 'Mon CV.pdf') => new File([documents.pdf], name);

const statusOf = async (id: number) =>
  (await db.selectFrom('candidates').select('status_id').where('id', '=', id).executeTakeFirstOrThrow()).status_id;
const keyOf = async (id: string) =>
  (await db.selectFrom('cvs').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()).file_key;

/** A store of files that records which keys were put and deleted. */
function watched(files: Files): Files & { stored: string[]; deleted: string[] } {
  const stored: string[] = [];
  const deleted: string[] = [];
  return {
    ...files,
    stored,
    deleted,
    put: async (bytes) => {
      const key = await files.put(bytes);
      stored.push(key);
      return key;
    },
    delete: async (key) => {
      deleted.push(key);
      await files.delete(key);
    },
  };
}

test('the first CV completes an otherwise complete profile', async () => {
  const viewer = await insertCandidate(board, { birth_date: '2001-01-01', nationality: 'FR', study_level_id: 4 });
  const { id, statusId } = await addCv(board, viewer, { cv: pdf() });
  expect([statusId, await statusOf(viewer.candidate.id)]).toEqual([3, 3]);
  expect(await readCv(board, viewer, id)).toMatchObject({
    fileName: 'Mon CV.pdf',
    mediaType: 'application/pdf',
    bytes: documents.pdf,
  });
  expect((await readProfile(board, viewer)).cvs).toMatchObject([
    { id, fileName: 'Mon CV.pdf', sizeBytes: documents.pdf.length },
  ]);
});

test('an invalid CV is refused on its field, and no file is stored', async () => {
  const viewer = await insertCandidate(board);
  const files = watched(board.files);
  for (const cv of [new File(['<html>\0'], 'cv.pdf'), new File([], ''), 'text', undefined]) {
    await expect(addCv({ ...board, files }, viewer, { cv })).rejects.toBeInstanceOf(InvalidInput);
  }
  expect(files.stored).toEqual([]);
});

test('a file whose row cannot be written is deleted again', async () => {
  const viewer = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  const files = watched(board.files);
  await expect(addCv({ ...board, files }, viewer, { cv: pdf() })).rejects.toBeInstanceOf(SignInRequired);
  expect(files.stored).toHaveLength(1);
  expect(files.deleted).toEqual(files.stored);
});

test('a file is kept if its row was written but the answer of the database was lost', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const { file_key } = await db
    .selectFrom('cvs')
    .select('file_key')
    .where('candidate_id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  await discardUnlessNamed(board, file_key);
  expect(Buffer.from(await board.files.get(file_key)).toString()).toContain('%PDF');
});

test('a profile holds at most ten CVs, even if many are sent at once', async () => {
  const viewer = await insertCandidate(board);
  const results = await Promise.allSettled(
    Array.from({ length: maximumCvs + 3 }, () => addCv(board, viewer, { cv: pdf() })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(maximumCvs);
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.fields] : []))).toEqual(
    Array.from({ length: 3 }, () => ({ cv: 'cv.tooMany' })),
  );
});

test('a CV can be read only by its owner', async () => {
  const owner = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, owner.candidate.id);
  await expect(readCv(board, await insertCandidate(board), id)).rejects.toBeInstanceOf(CvNotFound);
  await expect(readCv(board, visitor, id)).rejects.toBeInstanceOf(SignInRequired);
  await expect(readCv(board, owner, "1' or '1'='1")).rejects.toBeInstanceOf(CvNotFound);
});

test('deleting a CV deletes its file', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, viewer.candidate.id);
  const key = await keyOf(id);
  await deleteCv(board, viewer, id);
  await expect(board.files.get(key)).rejects.toBeInstanceOf(FileNotFound);
  await expect(deleteCv(board, viewer, id)).rejects.toBeInstanceOf(CvNotFound);
});

test('somebody else’s CV cannot be deleted', async () => {
  const owner = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, owner.candidate.id);
  await expect(deleteCv(board, await insertCandidate(board, { complete: true }), id)).rejects.toBeInstanceOf(
    CvNotFound,
  );
  expect(await readCv(board, owner, id)).toBeDefined();
});

test('the last CV cannot be deleted, and two simultaneous deletions leave one CV', async () => {
  const viewer = await insertCandidate(board);
  const ids = [await insertCv(board, viewer.candidate.id), await insertCv(board, viewer.candidate.id)];
  const results = await Promise.allSettled(ids.map((id) => deleteCv(board, viewer, id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))[0]).toBeInstanceOf(LastCv);
  const [left] = (await readProfile(board, viewer)).cvs;
  await expect(deleteCv(board, viewer, left?.id ?? '')).rejects.toMatchObject({ code: 'cv.lastOne' });
});

test('deleting a CV keeps its file if an application contains the file', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, viewer.candidate.id);
  const key = await keyOf(id);
  await db
    .insertInto('applications')
    .values({
      offer_id: await insertOffer(db),
      candidate_id: viewer.candidate.id,
      email: 'zoe@example.org',
      first_name: 'Zoé',
      last_name: 'Ørsted',
      cv_file_key: key,
      cv_file_name: 'CV.pdf',
      cv_media_type: 'application/pdf',
      locale: 'fr',
    })
    .execute();
  await deleteCv(board, viewer, id);
  expect(Buffer.from(await board.files.get(key)).toString()).toContain('%PDF');
});

test('the path of a file does not reveal its owner', async () => {
  const viewer = await insertCandidate(board);
  const { id } = await addCv(board, viewer, { cv: pdf('Zoé.pdf') });
  expect(await keyOf(id)).toMatch(/^[0-9a-f]{40}$/);
});

test('if a CV is deleted twice at the same time, the second deletion does not find it', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, viewer.candidate.id);
  const results = await Promise.allSettled([deleteCv(board, viewer, id), deleteCv(board, viewer, id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(CvNotFound);
  expect((await readProfile(board, viewer)).cvs).toHaveLength(1);
});

test('deleting a CV leaves the account complete, because one CV always remains', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await deleteCv(board, viewer, await insertCv(board, viewer.candidate.id));
  expect(await statusOf(viewer.candidate.id)).toBe(3);
});

test('a CV is found only by a text in the form of an id, in capitals or not', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, viewer.candidate.id);
  expect(await readCv(board, viewer, id.toUpperCase())).toMatchObject({ mediaType: 'application/pdf' });
  for (const odd of ['', '1', `${id} `, `{${id}}`, `${id}0`, '../cv'])
    await expect(deleteCv(board, viewer, odd)).rejects.toBeInstanceOf(CvNotFound);
  await deleteCv(board, viewer, id.toUpperCase());
  await expect(readCv(board, viewer, id)).rejects.toBeInstanceOf(CvNotFound);
});

test('a visitor cannot add or delete a CV', async () => {
  const { candidate } = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, candidate.id);
  await expect(addCv(board, visitor, { cv: pdf() })).rejects.toBeInstanceOf(SignInRequired);
  await expect(deleteCv(board, visitor, id)).rejects.toBeInstanceOf(SignInRequired);
});

test('another CV can be added after a deletion, even if the requests are simultaneous', async () => {
  const viewer = await insertCandidate(board);
  const [first = ''] = await Promise.all(
    Array.from({ length: maximumCvs }, () => insertCv(board, viewer.candidate.id)),
  );
  await expect(addCv(board, viewer, { cv: pdf() })).rejects.toMatchObject({ fields: { cv: 'cv.tooMany' } });
  const [, added] = await Promise.allSettled([deleteCv(board, viewer, first), addCv(board, viewer, { cv: pdf() })]);
  const { cvs } = await readProfile(board, viewer);
  expect(cvs).toHaveLength(added.status === 'fulfilled' ? maximumCvs : maximumCvs - 1);
  expect(cvs.map(({ id }) => id)).not.toContain(first);
});

test('a CV has the date of its own upload, whatever CVs other candidates have', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await Promise.all(Array.from({ length: maximumCvs }, () => insertCv(board, other.candidate.id)));
  await addCv(board, viewer, { cv: pdf() });
  expect((await readProfile(board, viewer)).cvs).toMatchObject([{ publishedAt: board.now() }]);
});
