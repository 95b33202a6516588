import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { clamd } from '#antivirus/clamd.ts';
import { prepareClamd, whyNoClamd } from '#antivirus/testing/debian-clamd.ts';
import { eicar } from '#antivirus/testing/fake-clamd.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localStore } from '#files/local-store.ts';
import { addCv } from '#board/candidates/cvs/add-cv.ts';
import { readCv } from '#board/candidates/cvs/read-cv.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { refuseInfected } from '#board/applications/refuse-infected.ts';
import { FileInQuarantine, scannedFiles } from './scanned-files.ts';

const folder = join(tmpdir(), `clamd-${randomUUID()}`);
const daemon = await prepareClamd(folder);
afterAll(async () => {
  await daemon.kill();
  await rm(folder, { recursive: true, force: true });
});

test('killing clamd loses no file: files sent meanwhile wait, and EICAR is found once clamd is back', async (context) => {
  const reason = whyNoClamd();
  if (reason !== undefined) context.skip(reason);
  const scanner = clamd(daemon.address);
  const files = scannedFiles(localStore(folder), scanner);
  const { db } = await testDatabase();
  await insertReference(db);
  const board = testBoard(db, { files });
  const viewer = await insertCandidate(board);
  const send = (text: string) => addCv(board, viewer, { cv: new File([text], 'cv.txt') });
  const answers = () =>
    vi.waitFor(() => expect(scanner.scan(Buffer.from('a CV'))).resolves.toBe('clean'), { timeout: 60_000 });

  daemon.start();
  await answers();
  await expect(send(eicar)).rejects.toMatchObject({ fields: { cv: 'cv.infected' } });
  await daemon.kill();
  const [waiting] = [await send('my CV'), await send(eicar)];
  await refuseInfected(board, files);
  await expect(readCv(board, viewer, waiting.id)).rejects.toBeInstanceOf(FileInQuarantine);
  expect((await readProfile(board, viewer)).cvs).toHaveLength(2);

  daemon.start();
  await answers();
  await refuseInfected(board, files);
  expect(Buffer.from((await readCv(board, viewer, waiting.id)).bytes).toString()).toBe('my CV');
  expect((await readProfile(board, viewer)).cvs).toHaveLength(1);
  const told = db.selectFrom('notifications').select('kind').where('candidate_id', '=', viewer.candidate.id);
  expect(await told.execute()).toEqual([{ kind: 'documentRefused' }]);
}, 150_000);
