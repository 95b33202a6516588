import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Days in which a favourite that was taken away can be had back with its note; the sweep takes it then. */
export const droppedFor = 1;

/**
 * Takes an offer from the candidate's favourites; nothing happens when it is none.
 * @throws SignInRequired
 */
export async function dropOffer(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, offerId: number): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db
    .updateTable('favourites')
    .set({ dropped_at: board.now() })
    .where('candidate_id', '=', id)
    .where('offer_id', '=', offerId)
    .where('dropped_at', 'is', null)
    .execute();
}
