import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { requireOwnCv } from './require-own-cv.ts';
import { asCvId } from './read-cv.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/**
 * Makes this CV the default of future applications.
 * @throws SignInRequired, CvNotFound
 */
export async function chooseDefaultCv(board: Board, viewer: Viewer, id: string): Promise<void> {
  const candidate = signedIn(viewer);
  const cvId = asCvId(id);
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidate.id);
    await requireOwnCv(transaction, candidate.id, cvId);
    const change = transaction.updateTable('candidates').set({ default_cv_id: cvId });
    await change.where('id', '=', candidate.id).execute();
  });
}
