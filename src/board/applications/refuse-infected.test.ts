import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { AntivirusUnavailable } from '#antivirus/antivirus.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localStore } from '#files/local-store.ts';
import { addCv } from '#board/candidates/cvs/add-cv.ts';
import { readCv } from '#board/candidates/cvs/read-cv.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { refuseInfected } from './refuse-infected.ts';
import { scannedFiles } from '#board/candidates/documents/scanned-files.ts';

const folder = join(tmpdir(), `refused-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const { db } = await testDatabase();
await insertReference(db);
const scanner = { away: true };
const scan = async (bytes: Uint8Array) => {
  if (scanner.away) throw new AntivirusUnavailable('away');
  return Buffer.from(bytes).includes('VIRUS') ? ('infected' as const) : ('clean' as const);
};
const files = scannedFiles(localStore(folder), { scan });
const board = testBoard(db, { files });
const cv = (text: string) => new File([text], 'cv.txt');
const toldTo = (candidateId: number) =>
  db.selectFrom('notifications').select(['kind', 'ids']).where('candidate_id', '=', candidateId).execute();

/** Scans twice, because the second scan must not notify anybody again. */
async function look(): Promise<void> {
  scanner.away = false;
  await refuseInfected(board, files);
  await refuseInfected(board, files);
  scanner.away = true;
}

const wholeProfile = { birth_date: '2001-01-01', nationality: 'FR', study_level_id: 4 };

test('while the scanner is unavailable, documents wait and none is lost; clean documents are available afterwards', async () => {
  const viewer = await insertCandidate(board);
  const { id } = await addCv(board, viewer, { cv: cv('a CV') });
  await refuseInfected(board, files);
  expect((await readProfile(board, viewer)).cvs).toHaveLength(1);
  await look();
  expect(Buffer.from((await readCv(board, viewer, id)).bytes).toString()).toBe('a CV');
  expect(await toldTo(viewer.candidate.id)).toEqual([]);
});

test('a CV later found infected is removed from the profile, and its owner is notified once', async () => {
  const viewer = await insertCandidate(board, wholeProfile);
  await addCv(board, viewer, { cv: cv('a VIRUS') });
  expect((await readProfile(board, viewer)).isComplete).toBe(true);
  await look();
  expect(await readProfile(board, viewer)).toMatchObject({ cvs: [], isComplete: false, missing: ['cv'] });
  expect(await toldTo(viewer.candidate.id)).toEqual([{ kind: 'documentRefused', ids: {} }]);
});

test('a candidate is told which application had the infected CV, and gets no letter about a clean photo', async () => {
  const viewer = await insertCandidate(board);
  const { id } = await addCv(board, viewer, { cv: cv('my VIRUS') });
  const { file_key } = await db.selectFrom('cvs').select('file_key').where('id', '=', id).executeTakeFirstOrThrow();
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const sent = { cv_file_key: file_key, cv_file_name: 'cv.txt', cv_media_type: 'text/plain' };
  const application = await db
    .insertInto('applications')
    .values({ offer_id: await insertOffer(db), candidate_id: viewer.candidate.id, ...person, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photo = await files.put(Buffer.from('a photo'));
  await db.updateTable('candidates').set({ photo_file_key: photo }).where('id', '=', viewer.candidate.id).execute();
  await look();
  expect(await toldTo(viewer.candidate.id)).toEqual([
    { kind: 'documentRefused', ids: { applicationId: application.id } },
  ]);
  expect(await readProfile(board, viewer)).toMatchObject({ cvs: [], photo: expect.any(String) });
});

test('the owner of an infected file is notified once, even if the database row with its key is written later', async () => {
  const viewer = await insertCandidate(board);
  const key = await files.put(Buffer.from('early VIRUS'));
  await look();
  await db.updateTable('candidates').set({ photo_file_key: key }).where('id', '=', viewer.candidate.id).execute();
  await look();
  expect(await toldTo(viewer.candidate.id)).toHaveLength(1);
});

test('the sweep deletes the marks of an infected file whose key is in no database row', async () => {
  const key = await files.put(Buffer.from('nameless VIRUS'));
  await look();
  expect(await files.scanWaiting()).toContain(key);
  const later = new Date(Date.now() + minute);
  expect(await Array.fromAsync(files.storedBefore(later))).toContain(key);
  await files.setAside(key);
  expect(await files.scanWaiting()).not.toContain(key);
  expect(await Array.fromAsync(files.storedBefore(later))).not.toContain(key);
});
