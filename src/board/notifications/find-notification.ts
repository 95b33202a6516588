import { z } from 'zod';
import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { type Notification, toNotification } from './my-notifications.ts';

export class NotificationNotFound extends Error {
  readonly code = 'notification.notFound';
}

/**
 * One of the candidate's notifications.
 * @throws NotificationNotFound when it is not theirs, or swept since; SignInRequired
 */
export async function findNotification(board: Pick<Board, 'db'>, viewer: Viewer, uid: string): Promise<Notification> {
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
  return notification;
}

/** Whether a text can be the uid of a notification. */
export function isUid(text: string): boolean {
  return z.guid().safeParse(text).success;
}
