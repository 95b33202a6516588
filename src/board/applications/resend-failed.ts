import type { Board } from '#board/context/board.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';

/**
 * Queues failed applications again. Operators call this once the recruiter's address or mail server works.
 * One transaction removes the mark and adds the job, so that two operators at the same time send each
 * application only once.
 * @returns the number of applications queued
 */
export async function resendFailed(board: Pick<Board, 'db' | 'jobs'>): Promise<number> {
  return board.db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('applications')
      .set({ failed_at: null })
      .where('failed_at', 'is not', null)
      .where('transmitted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of failed) {
      await board.jobs.enqueue(transaction, applicationToRecruiter, { applicationId: id });
    }
    return failed.length;
  });
}
