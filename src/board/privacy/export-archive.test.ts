import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, fromBuffer } from 'yauzl';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { exportArchive, safeName } from './export-archive.ts';

const { db } = await testDatabase();
await insertReference(db);
const tell = async () => ({ passkeys: [{ name: 'my phone' }] });
const accounts = { forget: async () => undefined, emailOf: async () => null, tell };
const board = testBoard(db, { accounts });

/** The entries of an archive, by name, with their sizes. */
async function entriesOf(archive: Buffer): Promise<ReadonlyMap<string, number>> {
  const entries = new Map<string, number>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(archive, (error, zip) => {
    if (error) return reject(error);
    zip.on('entry', ({ fileName, uncompressedSize }: Entry) => void entries.set(fileName, uncompressedSize));
    zip.on('end', () => resolve());
    zip.on('error', reject);
  });
  await promise;
  return entries;
}

test('an archive holds the rows and every document of its candidate, whatever it is called, one that is lost too', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await insertCv(board, viewer.candidate.id, '../../etc/<passwd>.pdf');
  await insertApplication(db, viewer, { cv_file_key: 'lost', cv_file_name: 'CV.pdf' });
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  expect([...entries.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'applications/3-CV.pdf',
    'cvs/1-CV Zoé Ørsted.pdf',
    'cvs/2-_.._etc__passwd_.pdf',
    'data.json',
  ]);
  expect(entries.get('applications/3-CV.pdf')).toBe(0);
  await expect(exportArchive(board, visitor)).rejects.toThrow('nobody is signed in');
});

test('a name of a file leads nowhere, whatever was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      expect(safeName(name)).toMatch(/^(?![ .])[\p{L}\p{N} ._-]{1,100}(?<![ .])$/u);
    }),
  );
});
