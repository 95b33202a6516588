import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';

const hour = 3_600_000;

/** How long, in milliseconds, a favourite that was taken away can be had back with its note. */
export const droppedFor = 24 * hour;

/**
 * Takes an offer from the candidate's favourites; nothing happens when it is none. What was dropped long ago
 * goes for good, here: no other job has to think of it.
 * @throws SignInRequired
 */
export async function dropOffer(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, offerId: number): Promise<void> {
  const { id } = signedIn(viewer);
  const now = board.now();
  await board.db
    .updateTable('favourites')
    .set({ dropped_at: now })
    .where('candidate_id', '=', id)
    .where('offer_id', '=', offerId)
    .where('dropped_at', 'is', null)
    .execute();
  const old = new Date(now.getTime() - droppedFor);
  await board.db.deleteFrom('favourites').where('candidate_id', '=', id).where('dropped_at', '<', old).execute();
}
