import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Deletes the outputs of jobs that ended before a moment, at most `limit`. Outputs contain answers of mail
 * servers, and these answers quote addresses. Jobs that will be retried keep their outputs.
 * @returns the number of deleted outputs
 */
export async function forgetOutputs(db: Kysely<Tables>, moment: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set output = null, source_output = null
    where (name, id) in (
      select name, id from pgboss.job
      where completed_on < ${moment} and (output is not null or source_output is not null)
      limit ${limit} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
