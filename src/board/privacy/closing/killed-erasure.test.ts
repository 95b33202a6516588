import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localFiles } from '#files/local-files.ts';
import { eraseClosed } from '#board/privacy/retention/closed-accounts.ts';
import { deleteSetAside, setUnnamedAside } from '#board/privacy/retention/sweep-files.ts';
import { closeAccount } from './close-account.ts';

const { db, url } = await testDatabase();
await insertReference(db);
const folder = await mkdtemp(join(tmpdir(), 'killed-erasure-'));
afterAll(() => rm(folder, { recursive: true }));
const board = testBoard(db, { files: localFiles(folder) });
const later = new Date(Date.now() + 1000 * day);

/** Closes an account, and kills the process that erases it at the given step. */
async function killedAt(place: 'rows' | 'files') {
  const viewer = await insertCandidate(board, { complete: true });
  await closeAccount(board, viewer);
  const cv = db.selectFrom('cvs').select('file_key').where('candidate_id', '=', viewer.candidate.id);
  const { file_key: key } = await cv.executeTakeFirstOrThrow();
  const program = fileURLToPath(new URL('./testing/hanging-erasure.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, folder, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(child.stdout, 'data'))[0])).toBe('on the way\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { id: viewer.candidate.id, key };
}

const rowOf = (id: number) => db.selectFrom('candidates').select('id').where('id', '=', id).executeTakeFirst();

test('an erasure killed (SIGKILL) before its commit has erased nothing, and the next erasure erases everything', async () => {
  const { id, key } = await killedAt('rows');
  expect(await rowOf(id)).toEqual({ id });
  expect(await board.files.get(key)).toBeDefined();
  // Waits, because the row stays locked until the database server notices that its client is gone.
  await expect.poll(() => eraseClosed(board, new Date(noon.getTime() + 1))).toBe(1);
  expect(await rowOf(id)).toBeUndefined();
  await expect(board.files.get(key)).rejects.toMatchObject({ code: 'file.notFound' });
});

test('an erasure killed between rows and files leaves files that the next sweeps delete', async () => {
  const { id, key } = await killedAt('files');
  expect(await rowOf(id)).toBeUndefined();
  expect(await board.files.get(key)).toBeDefined();
  expect(await setUnnamedAside(board, later)).toBe(1);
  expect(await deleteSetAside(board, later)).toBe(1);
  await expect(board.files.get(key)).rejects.toMatchObject({ code: 'file.notFound' });
});
