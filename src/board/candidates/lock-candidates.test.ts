import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { lockCandidates } from './lock-candidates.ts';
import { lockCandidate } from './recompute-status.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';
import { somebodyWaits, waitsForCandidate } from './testing/waits-for-candidate.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const inserted = async () => (await insertCandidate(board)).candidate.id;
/** Locks candidates in the order of their rows on the disk, as PostgreSQL finds them without an index. */
const locking = (ids: readonly number[]) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_indexscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    return lockCandidates(transaction, ids);
  });

test('only candidates that still exist are locked, each once and in the order of their ids', async () => {
  const [a, b] = [await inserted(), await inserted()];
  expect(await locking([b, 999_999, a, b])).toEqual([a, b]);
  expect(await locking([])).toEqual([]);
});

test('locking several candidates waits until a change of any of them is committed', async () => {
  const [a, b] = [await inserted(), await inserted()];
  expect(await waitsForCandidate(db, b, () => locking([a, b]))).toBe(true);
  expect(await waitsForCandidate(db, b, () => locking([a]))).toBe(false);
});

test('two callers that lock the same candidates in different orders do not block each other', async () => {
  const [a, b] = [await inserted(), await inserted()];
  // Updates a row, so that PostgreSQL moves it behind the others. Without an order it would be locked last.
  await db.updateTable('candidates').set({ locale: 'en' }).where('id', '=', a).execute();
  let other: Promise<number[]> = Promise.resolve([]);
  await db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, a);
    other = locking([b, a]);
    while (!(await somebodyWaits(transaction)));
    expect(await lockCandidates(transaction, [a, b])).toEqual([a, b]);
  });
  expect(await other).toEqual([a, b]);
});
