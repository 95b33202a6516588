import { sql, type Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import type { Tables } from '#database/tables.ts';
import { dayInParis } from '#words/paris-days.ts';
import { eraseRows } from '../erase-account.ts';
import { accountEnding } from './ending-job.ts';
import { lastUse, noticeDays } from './last-use.ts';

type Ending = Pick<Board, 'accounts' | 'db' | 'files' | 'jobs' | 'now'>;

const limit = 500;
const notice = noticeDays * day;

/**
 * Erases the accounts that are unused since a moment and whose candidates were informed a month ago. Also
 * informs the candidates whose accounts end in a month. The mark and the letter are saved in one transaction.
 * Unavailable accounts are left out, because their owners could not come back.
 * @returns the number of erased accounts
 */
export async function eraseUnused(board: Ending, before: Date): Promise<number> {
  await board.db.transaction().execute((transaction) => tellSome(board, transaction, before));
  const { count, keys } = await board.db.transaction().execute((transaction) => eraseSome(board, transaction, before));
  await deleteFiles(board, await unnamedOf(board.db, keys));
  return count;
}

async function tellSome(board: Ending, transaction: Transaction<Tables>, before: Date): Promise<void> {
  const now = board.now();
  const soon = new Date(before.getTime() + notice);
  const { rows } = await sql<{ id: number }>`
    update candidates set end_told_at = ${now} where id = any (array(
      select id from candidates where ${lastUse} < ${soon} and ${isUntold} and ${isAvailable}
      limit ${limit} for update skip locked
    )) returning id`.execute(transaction);
  for (const { id } of rows)
    await board.jobs.enqueue(transaction, accountEnding, { candidateId: id, day: dayInParis(now) });
}

async function eraseSome(board: Ending, transaction: Transaction<Tables>, before: Date) {
  const told = new Date(board.now().getTime() - notice);
  const { rows } = await sql<{ id: number }>`
    select id from candidates
    where ${lastUse} < ${before} and not (${isUntold}) and end_told_at < ${told} and ${isAvailable}
    limit ${limit} for update skip locked`.execute(transaction);
  const keys: string[] = [];
  for (const { id } of rows) keys.push(...(await eraseRows(board, transaction, id)));
  return { count: rows.length, keys };
}

const isUntold = sql<boolean>`(end_told_at is null or end_told_at < ${lastUse})`;
const isAvailable = sql<boolean>`status_id <> all (${unavailableStatuses}::integer[])`;
