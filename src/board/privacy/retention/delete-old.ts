import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** The columns of a table that say when, by which its rows grow old. */
export type Moments<T extends keyof Tables> = (keyof Tables[T] & `${string}_at`) | (keyof Tables[T] & 'day');

/**
 * Deletes rows whose moment is before another, at most `limit`; what another process has in hand is left to
 * it.
 * @returns how many
 */
export async function deleteOld<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  moment: Moments<T>,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(moment)} < ${before} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
