import { expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { documents } from './documents/testing/make-documents.ts';
import { readProfile } from './read-profile.ts';
import { saveWholeProfile } from './save-whole-profile.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const whole = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '2000-02-29', nationality: 'ES', studyLevelId: '4' };
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const photo = () => new File([new Uint8Array(picture)], 'ana.png');
const cv = () => new File([new Uint8Array(documents.pdf)], 'Ana.pdf');

test('the typed fields are saved together with the chosen files, and each file is read once', async () => {
  const viewer = await insertCandidate(board);
  const files = { photo: photo(), cv: cv() };
  const readings = Object.values(files).map((file) => vi.spyOn(file, 'arrayBuffer'));
  await saveWholeProfile(board, viewer, whole, files);
  const profile = await readProfile(board, viewer);
  expect(profile).toMatchObject({ firstName: 'Ana', photo: expect.any(String), cvs: [{ fileName: 'Ana.pdf' }] });
  for (const reading of readings) expect(reading).toHaveBeenCalledTimes(1);
});

test('all errors are reported at once, and then nothing is saved', async () => {
  const viewer = await insertCandidate(board);
  const wrong = { photo: new File(['<svg/>'], 'a.svg'), cv: new File(['MZ'], 'a.exe') };
  const error: unknown = await saveWholeProfile(board, viewer, { ...whole, firstName: '' }, wrong).catch(
    (thrown: unknown) => thrown,
  );
  expect(error instanceof InvalidInput && Object.keys(error.fields).toSorted()).toEqual(['cv', 'firstName', 'photo']);
  await saveWholeProfile(board, viewer, whole, { photo: photo(), cv: wrong.cv }).catch(() => undefined);
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Zoé', photo: null, cvs: [] });
});
