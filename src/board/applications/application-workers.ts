import type { Board } from '#board/board.ts';
import type { Worker } from '#jobs/worker.ts';
import { applicationConfirmation, applicationToRecruiter } from './application-jobs.ts';
import { mailCandidate } from './mail-candidate.ts';
import { mailRecruiter, markFailed } from './mail-recruiter.ts';
import type { Mailing } from './mailing.ts';

/** Lets a worker run the jobs that applications leave. */
export async function registerApplicationWorkers(worker: Worker, board: Board, mailing: Mailing): Promise<void> {
  await worker.work(applicationToRecruiter, {
    handle: ({ applicationId }) => mailRecruiter(board, mailing, applicationId),
    givenUp: ({ applicationId }) => markFailed(board, applicationId),
  });
  await worker.work(applicationConfirmation, {
    handle: ({ applicationId }) => mailCandidate(board, mailing, applicationId),
    // A confirmation that cannot be delivered changes nothing about the application; the attempts are in the log.
    givenUp: async () => undefined,
  });
}
