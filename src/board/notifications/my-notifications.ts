import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { type CandidateEvent, findKind, kinds } from './kinds.ts';
import { perPage } from './notification-limits.ts';

/** One thing that the candidate was told. */
export type Notification = {
  readonly uid: string;
  readonly event: CandidateEvent;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

const names = kinds.map(({ name }) => name);

/**
 * A page of what the candidate was told, the newest first; pages begin at 1, and one beyond the last is empty.
 * @throws SignInRequired
 */
export async function myNotifications(
  board: Pick<Board, 'db'>,
  viewer: Viewer,
  page: number,
): Promise<{ notifications: Notification[]; pages: number }> {
  const { id } = signedIn(viewer);
  const own = board.db.selectFrom('notifications').where('candidate_id', '=', id).where('kind', 'in', names);
  const [{ total }, rows] = await Promise.all([
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    own
      .select(['uid', 'kind', 'ids', 'created_at', 'read_at'])
      .orderBy('created_at', 'desc')
      .orderBy('uid', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  return { notifications: rows.flatMap(toNotification), pages: Math.ceil(total / perPage) };
}

type Row = { uid: string; kind: string; ids: unknown; created_at: Date; read_at: Date | null };

/** None for a row that this program cannot read. */
export function toNotification({ uid, kind, ids, created_at, read_at }: Row): Notification[] {
  const event = findKind(kind)?.read(ids);
  return event === undefined ? [] : [{ uid, event, createdAt: created_at, isRead: read_at !== null }];
}
