import { expect, test } from 'vitest';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { documents } from '../documents/testing/make-documents.ts';
import { deletePhoto, keepPhoto } from '../photo/change-photo.ts';
import { insertCandidate, insertCv } from '../testing/candidate-fixtures.ts';
import { keepCv } from './add-cv.ts';
import { chooseDefaultCv } from './choose-default-cv.ts';
import { deleteCv } from './delete-cv.ts';
import { renameCv } from './rename-cv.ts';
import { replaceCv } from './replace-cv.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const bytes = new Uint8Array(documents.txt);

async function candidateWithCvs() {
  const viewer = await insertCandidate(board, { photo_file_key: await board.files.put(new Uint8Array([7])) });
  const [id, other] = [await insertCv(board, viewer.candidate.id), await insertCv(board, viewer.candidate.id)];
  return { viewer, id, other };
}
const cvs = (id: string) => db.selectFrom('cvs').selectAll().where('id', '=', id).execute();
/** Returns all stored data of a candidate's profile. */
const profile = async ({ candidate: { id } }: SignedInViewer) => [
  await db.selectFrom('candidates').selectAll().where('id', '=', id).execute(),
  await db.selectFrom('cvs').selectAll().where('candidate_id', '=', id).orderBy('id').execute(),
];

type Change = (viewer: SignedInViewer, id: string) => Promise<unknown>;

test.each<[string, Change]>([
  ['adding a CV', (viewer) => keepCv(board, viewer, { fileName: 'a.txt', mediaType: 'text/plain', bytes })],
  ['renaming a CV', (viewer, id) => renameCv(board, viewer, { id, name: 'Autre' })],
  ['replacing a CV', (viewer, id) => replaceCv(board, viewer, { id, cv: new File([bytes], 'a.txt') })],
  ['choosing a CV', (viewer, id) => chooseDefaultCv(board, viewer, id)],
  ['deleting a CV', (viewer, id) => deleteCv(board, viewer, id)],
  ['setting a photo', (viewer) => keepPhoto(board, viewer, bytes)],
  ['deleting a photo', (viewer) => deletePhoto(board, viewer)],
])(
  'the action «%s» changes neither another CV of the candidate nor the profile of somebody else',
  async (_what, change) => {
    const [own, foreign] = [await candidateWithCvs(), await candidateWithCvs()];
    const [mine, other, theirs] = [await profile(own.viewer), await cvs(own.other), await profile(foreign.viewer)];
    await change(own.viewer, own.id);
    expect(await profile(own.viewer)).not.toEqual(mine);
    expect(await cvs(own.other)).toEqual(other);
    expect(await profile(foreign.viewer)).toEqual(theirs);
  },
);

test.each<[string, Change]>([
  ['rename', (viewer, id) => renameCv(board, viewer, { id, name: 'Autre' })],
  ['replace', (viewer, id) => replaceCv(board, viewer, { id, cv: new File([bytes], 'a.txt') })],
  ['choose', (viewer, id) => chooseDefaultCv(board, viewer, id)],
  ['delete', (viewer, id) => deleteCv(board, viewer, id)],
])('nobody may %s the CV of somebody else, and nothing changes', async (_what, change) => {
  const [own, foreign] = [await candidateWithCvs(), await candidateWithCvs()];
  const before = [await profile(own.viewer), await profile(foreign.viewer)];
  await expect(change(own.viewer, foreign.id)).rejects.toMatchObject({ code: 'cv.notFound' });
  expect([await profile(own.viewer), await profile(foreign.viewer)]).toEqual(before);
});
