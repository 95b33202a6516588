import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localFiles } from '#files/local-files.ts';
import { retentionRules } from './rules.ts';
import { sweep } from './sweep.ts';
import { TooManyUnnamed } from './sweep-files.ts';

const { db } = await testDatabase();
await insertReference(db);
const folder = join(tmpdir(), `swept-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));
let board = testBoard(db);
beforeEach(() => {
  board = testBoard(db, { files: localFiles(join(folder, randomUUID())) });
});
const rules = retentionRules.filter(({ name }) => name === 'unnamedFiles' || name === 'setAsideFiles');

/**
 * Runs the sweep with a later time as the current time. Files have the dates of the machine's clock, so the
 * sweep finds them that many days old.
 */
const sweepIn = (days: number) => sweep({ ...board, now: () => new Date(Date.now() + days * day) }, rules);

async function cvOf() {
  const { candidate } = await insertCandidate(testBoard(db), { complete: true });
  const key = await board.files.put(Buffer.from('a CV'));
  const name = () =>
    db.updateTable('cvs').set({ file_key: key }).where('candidate_id', '=', candidate.id).executeTakeFirst();
  return { key, name };
}

test('a file without a row is set aside after a day and deleted a month later', async () => {
  const [unnamed, named] = [await board.files.put(Buffer.from('unnamed')), await cvOf()];
  await named.name();
  expect(await sweepIn(0.9)).toEqual({});
  expect(await sweepIn(1.1)).toEqual({ unnamedFiles: 1 });
  expect(await sweepIn(29.9)).toEqual({});
  expect(Buffer.from(await board.files.get(unnamed)).toString()).toBe('unnamed');
  expect(await sweepIn(30.1)).toEqual({ setAsideFiles: 1 });
  await expect(board.files.get(unnamed)).rejects.toMatchObject({ code: 'file.notFound' });
  expect(await board.files.get(named.key)).toBeTruthy();
});

test('a file that was set aside is restored if a row refers to it again', async () => {
  const { key, name } = await cvOf();
  await sweepIn(1.1);
  await name();
  expect(await board.files.get(key)).toBeTruthy();
  expect(await sweepIn(40)).toEqual({});
  expect(await Array.fromAsync(board.files.storedBefore(new Date(Date.now() + day)))).toContain(key);
});

test('if most files have no row, no file is touched, because this must be the wrong database', async () => {
  const lost = await Promise.all(Array.from({ length: 21 }, () => board.files.put(Buffer.from('a CV'))));
  await expect(sweepIn(1.1)).rejects.toMatchObject({ errors: [expect.any(TooManyUnnamed)] });
  expect(await Array.fromAsync(board.files.asideBefore(new Date(Date.now() + day)))).toEqual([]);
  await Promise.all(lost.map((key) => board.files.delete(key)));
  await expect(sweepIn(1.1)).resolves.toBeTruthy();
});
