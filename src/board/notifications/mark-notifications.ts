import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';

type Marking = Pick<Board, 'db' | 'now'>;

/**
 * Marks one of the candidate's notifications as read or unread. Does nothing if it already has this mark, or
 * if it belongs to another candidate. `uid` must be valid, see `isUuid`.
 * @throws SignInRequired
 */
export async function markNotification(board: Marking, viewer: Viewer, uid: string, read: boolean): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db
    .updateTable('notifications')
    .set({ read_at: read ? board.now() : null })
    .where('candidate_id', '=', id)
    .where('uid', '=', uid)
    .where('read_at', read ? 'is' : 'is not', null)
    .execute();
}

/** Marks all notifications of the candidate as read. @throws SignInRequired */
export async function markAllRead(board: Marking, viewer: Viewer): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db
    .updateTable('notifications')
    .set({ read_at: board.now() })
    .where('candidate_id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}
