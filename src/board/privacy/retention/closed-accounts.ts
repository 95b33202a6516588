import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import { eraseRows } from '../erase-account.ts';

type Erasing = Pick<Board, 'accounts' | 'db' | 'files'>;

const limit = 500;

/**
 * Erases the accounts that their candidates closed before a moment. If somebody signs in at the same time,
 * the sign-in either comes first and keeps the account, or finds the account gone.
 * @returns the number of erased accounts
 */
export async function eraseClosed(board: Erasing, before: Date): Promise<number> {
  const { count, keys } = await board.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from candidates where closed_at < ${before} limit ${limit} for update skip locked`.execute(transaction);
    const erased: string[] = [];
    for (const { id } of rows) erased.push(...(await eraseRows(board, transaction, id)));
    return { count: rows.length, keys: erased };
  });
  await deleteFiles(board, await unnamedOf(board.db, keys));
  return count;
}
