import { sql, type Kysely } from 'kysely';
import { databaseIdentity, serverIdentity } from '#board/offers/finding/read-changes.ts';
import type { Tables } from '#database/tables.ts';

// Distance between the last transaction of the old server and the first of the new.
const gap = 1000;

/**
 * Lets followers go on at a new server that has the rows of the old one. Transactions of the new server are
 * shifted behind those of the old, so that each stored position keeps its meaning: no change is left out or
 * told again. Nobody writes to either server meanwhile.
 */
export async function movePlaces(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  const logical = await databaseIdentity(source);
  const { rows: ends } = await sql<{ end: string }>`
    select pg_snapshot_xmax(change_snapshot())::text as end`.execute(source);
  const { rows: starts } = await sql<{ start: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as start`.execute(target);
  const shift = BigInt(ends[0]?.end ?? 0) - BigInt(starts[0]?.start ?? 0) + BigInt(gap);
  const physical = await serverIdentity(target);
  await target.transaction().execute(async (transaction) => {
    await sql`
      alter table offer_changes alter column transaction
      set default ((pg_current_xact_id()::text::bigint + ${sql.lit(String(shift))}::bigint)::text::xid8)`.execute(
      transaction,
    );
    await sql`update offer_change_clock set shift = ${String(shift)}::bigint, physical = ${physical}, logical = ${logical}`.execute(
      transaction,
    );
  });
}
