import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import type { Tables } from '#database/tables.ts';

/**
 * Queues failed applications again. Operators call this once the recruiter's address or mail server works.
 * One transaction removes the mark and adds the job, so that two operators at the same time send each
 * application only once.
 * @returns the number of applications queued
 */
export async function resendFailed(board: Pick<Board, 'db' | 'jobs'>): Promise<number> {
  return board.db.transaction().execute(async (transaction) => {
    const sent = await resendApplications(board, transaction, null);
    await transaction
      .deleteFrom('given_up_letters')
      .where('letter', '=', applicationToRecruiter.name)
      .where(sql<boolean>`data ->> 'applicationId' = any(${sent})`)
      .execute();
    return sent.length;
  });
}

/**
 * Queues failed applications again in the caller's transaction. Applications that arrived or were withdrawn
 * meanwhile are left out.
 * @param ids applications to send; null for all that failed
 * @returns the ids of the queued applications
 */
export async function resendApplications(
  { jobs }: Pick<Board, 'jobs'>,
  transaction: Transaction<Tables>,
  ids: readonly string[] | null,
): Promise<readonly string[]> {
  const failed = await transaction
    .updateTable('applications')
    .set({ failed_at: null })
    .where('failed_at', 'is not', null)
    .where('transmitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', '=', (row) => row.fn.any(row.val(ids ?? []))))
    .returning('id')
    .execute();
  for (const { id } of failed) await jobs.enqueue(transaction, applicationToRecruiter, { applicationId: id });
  return failed.map(({ id }) => id);
}
