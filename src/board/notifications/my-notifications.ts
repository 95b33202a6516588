import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { type CandidateEvent, findKind, kinds } from './kinds.ts';

/** Notification of a candidate. */
export type Notification = {
  readonly uid: string;
  readonly event: CandidateEvent;
  readonly createdAt: Date;
  readonly isRead: boolean;
};

const names = kinds.map(({ name }) => name);

/** Returns a range of the candidate's notifications, the newest first. @throws SignInRequired */
export async function myNotifications(
  board: Pick<Board, 'db'>,
  viewer: Viewer,
  { offset, limit }: { offset: number; limit: number },
): Promise<Notification[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('notifications')
    .select(['uid', 'kind', 'ids', 'created_at', 'read_at'])
    .where('candidate_id', '=', id)
    .where('kind', 'in', names)
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.flatMap(toNotification);
}

/** Returns the number of the candidate's notifications. @throws SignInRequired */
export async function countNotifications({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('kind', 'in', names)
    .executeTakeFirstOrThrow();
  return total;
}

type Row = { uid: string; kind: string; ids: unknown; created_at: Date; read_at: Date | null };

/** Returns the notification of a row in a list; the list is empty if this program cannot read the row. */
export function toNotification({ uid, kind, ids, created_at, read_at }: Row): Notification[] {
  const event = findKind(kind)?.read(ids);
  return event === undefined ? [] : [{ uid, event, createdAt: created_at, isRead: read_at !== null }];
}
