import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { kinds } from './kinds.ts';
import { maxCounted } from './notification-limits.ts';

const names = kinds.map(({ name }) => name);

/** Returns the number of a candidate's unread notifications. Stops counting at one more than `maxCounted`. */
export async function countUnread(board: Pick<Board, 'db'>, candidateId: number): Promise<number> {
  const counts = await countUnreadOf(board, [candidateId]);
  return counts.get(candidateId) ?? 0;
}

/** Returns the numbers of unread notifications of many candidates. Counting stops at the same limit. */
export async function countUnreadOf(
  board: Pick<Board, 'db'>,
  candidateIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; unread: number }>`
    select asked.id, counted.unread
    from unnest(${candidateIds}::integer[]) as asked (id), lateral (
      select count(*)::integer as unread from (
        select from notifications
        where candidate_id = asked.id and read_at is null and kind = any (${names})
        limit ${maxCounted + 1}
      ) as unread
    ) as counted`.execute(board.db);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}
