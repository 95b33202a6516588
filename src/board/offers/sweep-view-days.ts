import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Deletes keys of visitors of old days, and adds their numbers to the totals in the same statement.
 * @returns the number of deleted rows, at most `limit`
 */
export async function sweepViewDays(db: Kysely<Tables>, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with gone as (
      delete from offer_view_days where ctid = any (array(
        select ctid from offer_view_days where day < ${before} limit ${limit} for update skip locked
      )) returning day, added
    ), kept as (
      insert into view_totals (day, views) select day, sum(added) from gone group by day
      on conflict (day) do update set views = view_totals.views + excluded.views
    )
    select count(*)::int as gone from gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
