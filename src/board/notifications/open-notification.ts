import { z } from 'zod';
import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { markNotification } from './mark-notifications.ts';
import { type Notification, toNotification } from './my-notifications.ts';

export class NotificationNotFound extends Error {
  readonly code = 'notification.notFound';
}

/**
 * Gives one of the candidate's notifications, which is read from then on.
 * @throws NotificationNotFound when it is not theirs, or swept since; SignInRequired
 */
export async function openNotification(
  board: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  uid: string,
): Promise<Notification> {
  const { id } = signedIn(viewer);
  const row = isUid(uid)
    ? await board.db
        .selectFrom('notifications')
        .select(['uid', 'kind', 'ids', 'created_at', 'read_at'])
        .where('candidate_id', '=', id)
        .where('uid', '=', uid)
        .executeTakeFirst()
    : undefined;
  const [notification] = row === undefined ? [] : toNotification(row);
  if (notification === undefined) throw new NotificationNotFound('no such notification');
  await markNotification(board, viewer, uid, true);
  return { ...notification, isRead: true };
}

/** Whether a text can be the uid of a notification. */
export function isUid(text: string): boolean {
  return z.guid().safeParse(text).success;
}
