import { expect, test } from 'vitest';
import { FileInfected, FileInQuarantine } from '#board/candidates/documents/scanned-files.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test.each([
  ['waits for the scanner', new FileInQuarantine('waits'), 503, '60'],
  ['held a virus', new FileInfected('infected'), 410, null],
])('a CV or photo that %s is sent to nobody, not even to its owner', async (_what, error, status, wait) => {
  const viewer = await insertCandidate(board, { photo_file_key: String(status).padEnd(40, '0') });
  const id = await insertCv(board, viewer.candidate.id);
  const files = { ...board.files, get: () => Promise.reject(error) };
  const ask = await openSite({ ...board, files });
  for (const address of [`/espace-personnel/cv/${id}`, '/en/espace-personnel/photo']) {
    const answer = await ask(address, { viewer });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
    expect(answer.headers.get('content-disposition')).toBeNull();
  }
});

test('the pages of a CV also accept its id in capitals', async () => {
  const viewer = await insertCandidate(board);
  const id = (await insertCv(board, viewer.candidate.id)).toUpperCase();
  const ask = await openSite(board);
  for (const page of ['', '/modifier', '/supprimer'])
    expect((await ask(`/espace-personnel/cv/${id}${page}`, { viewer })).status).toBe(200);
});
