import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { lockApplication } from './application-facts.ts';
import { ApplicationNotFound, asApplicationId } from './application-id.ts';
import { applicationWithdrawn } from '#board/jobs/application-jobs.ts';
import { after } from './application-state.ts';

/**
 * Withdraws an application permanently: the recruiter's link then shows nothing. A recruiter who has received
 * the application is notified. If the application is just being mailed, the recruiter is notified afterwards
 * (markTransmitted). A second withdrawal has no effect.
 * @throws SignInRequired, ApplicationNotFound
 */
export async function withdrawApplication(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  viewer: Viewer,
  given: string,
): Promise<void> {
  const { id: candidateId } = signedIn(viewer);
  const id = asApplicationId(given);
  await board.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, id);
    if (application?.candidateId !== candidateId) throw new ApplicationNotFound('no such application');
    if (after(application.state, 'withdrawn') === null) return;
    await transaction.updateTable('applications').set({ withdrawn_at: board.now() }).where('id', '=', id).execute();
    if (application.state !== 'sent' && application.state !== 'failed')
      await board.jobs.enqueue(transaction, applicationWithdrawn, { applicationId: id });
  });
}
