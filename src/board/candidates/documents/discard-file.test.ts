import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { discardUnlessNamed } from './discard-file.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

const put = () => board.files.put(Buffer.from('a file'));
const isKept = (key: string) =>
  board.files.get(key).then(
    () => true,
    () => false,
  );

async function insertApplication(files: { cv_file_key: string; cover_letter_file_key?: string }): Promise<void> {
  const { candidate } = await insertCandidate(board);
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const cv = { cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const offer_id = await insertOffer(db);
  await db
    .insertInto('applications')
    .values({ offer_id, candidate_id: candidate.id, ...person, ...cv, ...files })
    .execute();
}

test('a file without a row is deleted, and a missing file causes no error', async () => {
  const key = await put();
  await discardUnlessNamed(board, key);
  expect(await isKept(key)).toBe(false);
  await discardUnlessNamed(board, key);
});

test('the CV and the letter of an application are kept', async () => {
  const [cv, letter] = [await put(), await put()];
  await insertApplication({ cv_file_key: cv, cover_letter_file_key: letter });
  for (const key of [cv, letter]) {
    await discardUnlessNamed(board, key);
    expect(await isKept(key)).toBe(true);
  }
});

test('a file is kept if the database rows cannot be read', async () => {
  const key = await put();
  const lost = await testDatabase();
  await lost.db.schema.dropTable('applications').cascade().execute();
  await discardUnlessNamed(testBoard(lost.db, { files: board.files }), key);
  expect(await isKept(key)).toBe(true);
});

test('a file that cannot be deleted does not hide the original error', async () => {
  const files = { ...board.files, delete: () => Promise.reject(new Error('files are unavailable')) };
  await expect(discardUnlessNamed({ ...board, files }, await put())).resolves.toBeUndefined();
});
