import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { keepCv } from './cvs/add-cv.ts';
import { chooseDefaultCv } from './cvs/choose-default-cv.ts';
import { deleteCv } from './cvs/delete-cv.ts';
import { renameCv } from './cvs/rename-cv.ts';
import { replaceCv } from './cvs/replace-cv.ts';
import { documents } from './documents/testing/make-documents.ts';
import { deletePhoto, keepPhoto } from './photo/change-photo.ts';
import { insertCandidate, insertCv } from './testing/candidate-fixtures.ts';
import { waitsForCandidate } from './testing/waits-for-candidate.ts';
import { updateProfile } from './update-profile.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const bytes = new Uint8Array(documents.docx);
const document = { fileName: 'CV.docx', mediaType: 'application/msword', bytes };
const whole = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '', nationality: '', studyLevelId: '' };

async function candidateWithCvs() {
  const viewer = await insertCandidate(board, { photo_file_key: await board.files.put(new Uint8Array([1])) });
  const id = await insertCv(board, viewer.candidate.id);
  await insertCv(board, viewer.candidate.id);
  return { viewer, id };
}
type Owner = Awaited<ReturnType<typeof candidateWithCvs>>;

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['saving the profile', ({ viewer }) => updateProfile(board, viewer, whole)],
  ['adding a CV', ({ viewer }) => keepCv(board, viewer, document)],
  ['replacing a CV', ({ viewer, id }) => replaceCv(board, viewer, { id, cv: new File([bytes], 'CV.docx') })],
  ['renaming a CV', ({ viewer, id }) => renameCv(board, viewer, { id, name: 'Autre' })],
  ['choosing a CV', ({ viewer, id }) => chooseDefaultCv(board, viewer, id)],
  ['deleting a CV', ({ viewer, id }) => deleteCv(board, viewer, id)],
  ['setting a photo', ({ viewer }) => keepPhoto(board, viewer, bytes)],
  ['deleting a photo', ({ viewer }) => deletePhoto(board, viewer)],
])('the change «%s» waits for another change of the same profile', async (_name, work) => {
  const owner = await candidateWithCvs();
  expect(await waitsForCandidate(db, owner.viewer.candidate.id, () => work(owner))).toBe(true);
});

test('changes of two profiles do not wait for each other', async () => {
  const [one, other] = [await candidateWithCvs(), await candidateWithCvs()];
  const working = () => deleteCv(board, other.viewer, other.id);
  expect(await waitsForCandidate(db, one.viewer.candidate.id, working)).toBe(false);
});
