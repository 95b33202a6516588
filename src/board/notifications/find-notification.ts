import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { isUuid } from '#board/context/uuid.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { type Notification, toNotification } from './my-notifications.ts';

export class NotificationNotFound extends Error {
  readonly code = 'notification.notFound';
}

/**
 * Returns one of the candidate's notifications.
 * @throws NotificationNotFound if it belongs to somebody else or was deleted; SignInRequired
 */
export async function findNotification(board: Pick<Board, 'db'>, viewer: Viewer, uid: string): Promise<Notification> {
  const { id } = signedIn(viewer);
  const row = isUuid(uid)
    ? await board.db
        .selectFrom('notifications')
        .select(['uid', 'kind', 'ids', 'created_at', 'read_at'])
        .where('candidate_id', '=', id)
        .where('uid', '=', uid)
        .executeTakeFirst()
    : undefined;
  const [notification] = row === undefined ? [] : toNotification(row);
  if (notification === undefined) throw new NotificationNotFound('no such notification');
  return notification;
}
