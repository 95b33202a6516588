import { expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FileNotFound } from '#files/files.ts';
import { FileInfected } from '#board/candidates/documents/scanned-files.ts';
import { chooseDefaultCv } from './choose-default-cv.ts';
import { deleteCv } from './delete-cv.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { CvNotFound, readCv } from './read-cv.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { renameCv } from './rename-cv.ts';
import { replaceCv } from './replace-cv.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const letter = () => new File([documents.docx], 'CV “Zoé”.docx');
const keyOf = async (id: string) =>
  (await db.selectFrom('cvs').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()).file_key;

test.each([
  ['Été à Oslo', 'Été à Oslo.pdf'],
  ['  CV "Oslo".PDF ', 'CV "Oslo".pdf'],
  ['CV.docx', 'CV.docx.pdf'],
  ['../../x', 'x.pdf'],
])('a CV renamed to %j is called %s, because its extension stays', async (name, expected) => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  await renameCv(board, viewer, { id, name });
  expect((await readCv(board, viewer, id)).fileName).toBe(expected);
});

test.each(['', ' ', '...', '///', undefined])('the text %j is not a valid name of a CV', async (name) => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  await expect(renameCv(board, viewer, { id, name })).rejects.toMatchObject({ fields: { name: 'field.required' } });
});

test('replacing a CV keeps its position and deletes its file', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  const before = await keyOf(id);
  await replaceCv(board, viewer, { id, cv: letter() });
  expect(await readCv(board, viewer, id)).toMatchObject({ fileName: 'CV “Zoé”.docx', bytes: documents.docx });
  expect((await readProfile(board, viewer)).cvs).toMatchObject([{ id, publishedAt: board.now() }]);
  await expect(board.files.get(before)).rejects.toBeInstanceOf(FileNotFound);
});

test('a refused document replaces nothing', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  for (const cv of [new File([], 'cv.pdf'), new File(['x'], 'cv.exe'), 'text'])
    await expect(replaceCv(board, viewer, { id, cv })).rejects.toMatchObject({ code: 'input.invalid' });
  expect((await readCv(board, viewer, id)).fileName).toBe('CV Zoé Ørsted.pdf');
});

test('an application keeps its file when the candidate replaces the CV', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertCv(board, viewer.candidate.id);
  const key = await keyOf(id);
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const cv = { cv_file_key: key, cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const of = { offer_id: await insertOffer(db), candidate_id: viewer.candidate.id };
  await db
    .insertInto('applications')
    .values({ ...of, ...person, ...cv })
    .execute();
  await replaceCv(board, viewer, { id, cv: letter() });
  expect(await board.files.get(key)).toBeDefined();
});

test('the default CV is the chosen CV while it exists, otherwise the newest', async () => {
  const viewer = await insertCandidate(board);
  const old = await insertCv(board, viewer.candidate.id, 'Ancien.pdf');
  await db
    .updateTable('cvs')
    .set({ published_at: new Date(0) })
    .where('id', '=', old)
    .execute();
  const newest = await insertCv(board, viewer.candidate.id, 'Nouveau.pdf');
  const defaults = async () =>
    (await readProfile(board, viewer)).cvs.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(await defaults()).toEqual([newest]);
  await chooseDefaultCv(board, viewer, old);
  expect(await defaults()).toEqual([old]);
  await replaceCv(board, viewer, { id: old, cv: letter() });
  expect(await defaults()).toEqual([old]);
  await deleteCv(board, viewer, old);
  expect(await defaults()).toEqual([newest]);
});

test('a candidate can change neither a CV of somebody else nor a CV deleted in another tab', async () => {
  const owner = await insertCandidate(board);
  const id = await insertCv(board, owner.candidate.id);
  const changes = [
    (who: typeof owner | typeof visitor) => renameCv(board, who, { id, name: 'x' }),
    (who: typeof owner | typeof visitor) => replaceCv(board, who, { id, cv: letter() }),
    (who: typeof owner | typeof visitor) => chooseDefaultCv(board, who, id),
  ];
  const other = await insertCandidate(board);
  for (const change of changes) {
    await expect(change(visitor)).rejects.toBeInstanceOf(SignInRequired);
    await expect(change(other)).rejects.toBeInstanceOf(CvNotFound);
  }
  await db.deleteFrom('cvs').where('id', '=', id).execute();
  for (const change of changes) await expect(change(owner)).rejects.toBeInstanceOf(CvNotFound);
});

test('a very long name is cut, and its extension stays', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  await renameCv(board, viewer, { id, name: 'é'.repeat(500) });
  expect((await readCv(board, viewer, id)).fileName).toBe(`${'é'.repeat(116)}.pdf`);
});

test('a CV stays as it was if the replacement is infected or its row cannot be written', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertCv(board, viewer.candidate.id);
  const key = await keyOf(id);
  const infected = { ...board.files, put: () => Promise.reject(new FileInfected('a virus')) };
  await expect(replaceCv({ ...board, files: infected }, viewer, { id, cv: letter() })).rejects.toMatchObject({
    fields: { cv: 'cv.infected' },
  });
  const stored: string[] = [];
  const noting = { ...board.files, put: async (bytes: Uint8Array) => noted(stored, await board.files.put(bytes)) };
  const strange = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  const replacing = replaceCv({ ...board, files: noting }, viewer, { id: strange, cv: letter() });
  await expect(replacing).rejects.toBeInstanceOf(CvNotFound);
  await expect(board.files.get(stored[0] ?? '')).rejects.toBeInstanceOf(FileNotFound);
  expect(await keyOf(id)).toBe(key);
});

function noted(list: string[], key: string): string {
  list.push(key);
  return key;
}
