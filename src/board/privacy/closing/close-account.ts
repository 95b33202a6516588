import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { closedStatus } from '#board/candidates/candidate-status.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { accountClosed } from './closed-job.ts';

/**
 * Closes the account of a candidate who wants it deleted. From then on nothing is sent, and recruiters' links
 * show nothing. The letter, which states the last day for coming back, is queued in the same transaction. The
 * caller ends the sessions; the sweep erases the account after the grace period. An account that is already
 * closed stays as it is. A refused account is closed too; if it is reopened, it is refused again.
 * @throws SignInRequired
 */
export async function closeAccount({ db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>, viewer: Viewer) {
  const { id } = signedIn(viewer);
  await db.transaction().execute(async (transaction) => {
    const { status_id, email } = await lockCandidate(transaction, id);
    const closedAt = now();
    const { numUpdatedRows } = await transaction
      .updateTable('candidates')
      .set({ status_id: closedStatus, status_before_closing: status_id, closed_at: closedAt })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    const job = { candidateId: id, closedAt: closedAt.toISOString() };
    if (numUpdatedRows > 0n) await stopNewsletter(transaction, email, closedAt);
    if (numUpdatedRows > 0n) await jobs.enqueue(transaction, accountClosed, job);
  });
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
