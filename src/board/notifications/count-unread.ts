import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import { kinds } from './kinds.ts';
import { mostCounted } from './notification-limits.ts';

const names = kinds.map(({ name }) => name);

/** How many notifications the candidate has not read; one more than is counted when there are more. */
export async function countUnread(board: Pick<Board, 'db'>, candidateId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      select from notifications
      where candidate_id = ${candidateId} and read_at is null and kind = any (${names})
      limit ${mostCounted + 1}
    ) as counted`.execute(board.db);
  return rows[0]?.unread ?? 0;
}
