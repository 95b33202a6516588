import type { Board } from '#board/context/board.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';

/**
 * Puts the applications whose mail was given up back to work: those whose recruiter's address or mail server
 * was at fault are sent once that is mended. The mark goes and the job comes in one transaction, so two
 * operators at once send nothing twice.
 * @returns how many are on their way again.
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
