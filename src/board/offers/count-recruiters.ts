import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import { isBroadcast } from './search/search-filters.ts';

/** How many companies have at least one open offer. */
export async function countRecruiters(board: Board): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct i.company_id) as count from offer_index i where ${isBroadcast(board.now())}`.execute(
    board.db,
  );
  return rows[0]?.count ?? 0;
}
