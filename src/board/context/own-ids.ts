import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** First ids of the board's own rows; imported rows have only smaller ids. */
export const firstOwnIds = { offers: 1_000_000_001, companies: 900_000_001 } as const;

const sequences = { offers: 'offers_of_operators', companies: 'companies_without_id' } as const;

/**
 * Returns the next free id of the board's own rows. Checks the table, because imports once accepted ids in
 * this range.
 */
export async function nextOwnId(transaction: Transaction<Tables>, table: keyof typeof firstOwnIds): Promise<number> {
  const next = sql`nextval(${sequences[table]})::integer`;
  const { rows } = await sql<{ id: number }>`
    with recursive tried (id) as (
      select ${next} union all
      select ${next} from tried where exists (select from ${sql.table(table)} taken where taken.id = tried.id)
    ) select max(id) as id from tried`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`the sequence of ${table} gives no number`);
  return row.id;
}
