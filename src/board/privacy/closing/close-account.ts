import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { closedStatus } from '#board/candidates/candidate-status.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import type { Tables } from '#database/tables.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { accountClosed } from './closed-job.ts';

/**
 * Closes the account of a candidate who wants it deleted. From then on nothing is sent, and recruiters' links
 * show nothing. The letter, which states the last day for coming back, is queued in the same transaction. The
 * caller ends the sessions; the sweep erases the account after the grace period. An account that is already
 * closed stays as it is. A refused account is closed too; if it is reopened, it is refused again.
 * @throws SignInRequired
 */
export async function closeAccount(board: Pick<Board, 'db' | 'jobs' | 'now'>, viewer: Viewer): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db.transaction().execute((transaction) => closeRows(board, transaction, id));
}

/**
 * Closes the account in a transaction of the caller.
 * @returns when it was closed, also if that was earlier
 */
export async function closeRows(
  { jobs, now }: Pick<Board, 'jobs' | 'now'>,
  transaction: Transaction<Tables>,
  id: number,
): Promise<Date> {
  const { status_id, email, closed_at } = await lockCandidate(transaction, id);
  if (closed_at !== null) return closed_at;
  const closedAt = now();
  await transaction
    .updateTable('candidates')
    .set({ status_id: closedStatus, status_before_closing: status_id, closed_at: closedAt })
    .where('id', '=', id)
    .execute();
  await stopNewsletter(transaction, email, closedAt);
  await jobs.enqueue(transaction, accountClosed, { candidateId: id, closedAt: closedAt.toISOString() });
  return closedAt;
}

/**
 * Reopens an account that its candidate closed, with its previous status. An account that was refused
 * meanwhile stays refused.
 * @returns true if an account was reopened
 */
export async function reopenAccount({ db }: Pick<Board, 'db'>, oid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('candidates')
    .set({ status_id: sql<number>`status_before_closing`, status_before_closing: null, closed_at: null })
    .where('oid', '=', oid)
    .where('closed_at', 'is not', null)
    .where('status_id', '=', closedStatus)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
