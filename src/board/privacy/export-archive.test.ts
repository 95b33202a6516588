import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { FileInfected } from '#board/candidates/documents/scanned-files.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { hideCompany, hideOffer } from '#board/hiding/hide.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { exportArchive, safeName } from './export-archive.ts';

const { db } = await testDatabase();
await insertReference(db);
const tell = async () => ({ passkeys: [{ name: 'my phone' }] });
const accounts = { forget: async () => undefined, emailOf: async () => null, termsAcceptedAt: async () => null, tell };
const board = testBoard(db, { accounts });

/** Returns the entries of an archive with their content, by name. */
async function entriesOf(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const keep = async (zip: ZipFile, name: string, content: Readable): Promise<void> => {
    entries.set(name, await buffer(content));
    zip.readEntry();
  };
  fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (failure, content) => {
        if (failure) return reject(failure);
        void keep(zip, entry.fileName, content);
      });
    });
    zip.on('end', () => resolve());
    zip.on('error', reject);
    zip.readEntry();
  });
  await promise;
  return entries;
}

test('an archive contains the rows and every document of its candidate, whatever the file names', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await insertCv(board, viewer.candidate.id, '../../etc/<passwd>.pdf');
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  expect([...entries.keys()]).toEqual([
    'LISEZ-MOI.txt',
    expect.stringMatching(/^cvs\/1-/),
    expect.stringMatching(/^cvs\/2-/),
    'data.json',
  ]);
  expect([...entries.keys()].join(' ')).toContain('-_.._etc__passwd_.pdf');
  for (const content of entries.values()) expect(content.length).toBeGreaterThan(0);
  expect(JSON.parse(String(entries.get('data.json')))).toMatchObject({ passkeys: [{}], absent_files: [] });
  await expect(exportArchive(board, visitor)).rejects.toThrow('nobody is signed in');
});

test('the archive names a lost or withheld document with the reason, and contains all others', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await insertApplication(db, viewer, { cv_file_key: 'lost', cv_file_name: 'CV.pdf' });
  await insertApplication(db, viewer, { cv_file_key: 'ill', cv_file_name: 'Ill.pdf' });
  const get = async (key: string) => (key === 'ill' ? Promise.reject(new FileInfected()) : board.files.get(key));
  const reached = { ...board, files: { ...board.files, get } };
  const entries = await entriesOf(await buffer(await exportArchive(reached, viewer)));
  const { absent_files } = JSON.parse(String(entries.get('data.json')));
  expect(absent_files).toHaveLength(2);
  expect(absent_files).toContainEqual({ name: 'CV.pdf', folder: 'applications', why: 'lost' });
  expect(absent_files).toContainEqual({ name: 'Ill.pdf', folder: 'applications', why: 'infected' });
  expect([...entries.keys()].slice(1)).toEqual([expect.stringMatching(/^cvs\//), 'data.json']);
});

test('an archive explains its content in the candidate’s language and names the offers in it', async () => {
  const viewer = await insertCandidate(board, { locale: 'en' });
  const offer = await insertOffer(db, { title: 'Hydrologist in Peru' });
  await insertOffer(db, { title: 'An offer of nobody' });
  await insertApplication(db, viewer, { offer_id: offer });
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  const { offers } = JSON.parse(String(entries.get('data.json')));
  expect(offers).toEqual([expect.objectContaining({ id: offer, title: 'Hydrologist in Peru' })]);
  expect(String(entries.get('README.txt'))).toContain('absent_files');
});

test('an archive contains the copies of the offers to which its candidate applied, as they were', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const offer_id = await insertOffer(db, { description: 'You measure rivers.' });
  const id = await insertApplication(db, viewer, { offer_id });
  await insertApplication(db, other);
  await db.updateTable('offers').set({ description: 'X' }).where('id', '=', offer_id).execute();
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  const { application_offers } = JSON.parse(String(entries.get('data.json')));
  expect(application_offers).toEqual([
    expect.objectContaining({ application_id: id, description: 'You measure rivers.' }),
  ]);
});

test('an archive contains the messages of both parties of an exchange, and none of other candidates', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const written = { written_at: noon, sending: Buffer.from('x') };
  for (const [whose, message] of [
    [viewer, 'Mardi ?'],
    [other, 'of another'],
  ] as const) {
    const application_id = await insertApplication(db, whose);
    for (const author of ['candidate', 'recruiter'] as const)
      await db
        .insertInto('application_messages')
        .values({ application_id, author, message, ...written })
        .execute();
  }
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  const { application_events } = JSON.parse(String(entries.get('data.json')));
  expect(application_events).toMatchObject([
    { opened: 'written by the candidate', message: 'Mardi ?' },
    { opened: 'written by the recruiter', message: 'Mardi ?' },
  ]);
});

test('a storage failure ends the archive without completing it', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const files = { ...board.files, get: async () => Promise.reject(new Error('EIO: i/o error, read')) };
  const archive = await exportArchive({ ...board, files }, viewer);
  await expect(buffer(archive)).rejects.toThrow('EIO');
});

test('no file name in the archive leads out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      expect(safeName(name)).toMatch(/^(?![ .])[\p{L}\p{N} ._-]{1,100}(?<![ .])$/u);
    }),
  );
});

test('an archive contains what its candidate hides, with the names of offers and companies', async () => {
  const viewer = await insertCandidate(board);
  const [offer, company] = [await insertOffer(db, { title: 'Too far' }), await insertCompany(db, { name: 'Too big' })];
  await hideOffer(board, viewer, offer);
  await hideCompany(board, viewer, company);
  const entries = await entriesOf(await buffer(await exportArchive(board, viewer)));
  expect(JSON.parse(String(entries.get('data.json')))).toMatchObject({
    hidden_offers: [{ offer_id: offer }],
    hidden_companies: [{ company_id: company }],
    offers: [{ id: offer, title: 'Too far' }],
    companies: [{ id: company, name: 'Too big' }],
  });
});
