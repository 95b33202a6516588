import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from './open-offers.ts';

/** Returns the number of companies with at least one open offer. */
export async function countRecruiters(board: Board): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct o.company_id) as count from offers o where ${isOpen(board.now())}`.execute(board.db);
  return rows[0]?.count ?? 0;
}
