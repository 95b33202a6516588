import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';

/**
 * Returns the company that stands for a former id: the company with which the staff merged it, or the id that
 * its source gave after the board had known it by its name. Null for any other id.
 */
export async function companySuccessor({ db }: Pick<Board, 'db'>, formerId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(c.survivor_id, c.id) as id from companies c
    where (c.id = ${formerId} and c.survivor_id is not null)
      or c.id = (select company_id from company_successors where former_id = ${formerId})
    order by c.id = ${formerId} desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
