import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { lockCandidates } from './lock-candidates.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);

test('only candidates that still exist are locked, each once, in the order of their ids', async () => {
  const [a, b] = [(await insertCandidate(board)).candidate.id, (await insertCandidate(board)).candidate.id];
  await db.transaction().execute(async (transaction) => {
    expect(await lockCandidates(transaction, [b, 999_999, a, b])).toEqual([a, b]);
    expect(await lockCandidates(transaction, [])).toEqual([]);
  });
});

test('two callers that lock the same candidates in opposite orders follow each other', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count++) ids.push((await insertCandidate(board)).candidate.id);
  let inside = 0;
  const locking = async (order: readonly number[]) =>
    db.transaction().execute(async (transaction) => {
      await lockCandidates(transaction, order);
      inside += 1;
      expect(inside).toBe(1);
      await transaction.updateTable('candidates').set({ locale: 'en' }).where('id', 'in', ids).execute();
      inside -= 1;
    });
  await Promise.all([locking(ids), locking(ids.toReversed()), locking(ids), locking(ids.toReversed())]);
  expect(inside).toBe(0);
});
