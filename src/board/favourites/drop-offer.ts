import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Days during which a removed favourite can be restored with its note. Then the sweep deletes it. */
export const droppedFor = 1;

/**
 * Removes an offer from the candidate's favourites; does nothing if it is not a favourite.
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
