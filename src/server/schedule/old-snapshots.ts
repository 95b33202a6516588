import { sql, type Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { day } from '#durations.ts';
import type { LargeFiles } from '#files/large-files.ts';
import { freshFor } from '#search/store/shared-snapshots.ts';

/**
 * Age from which no process can use a shared snapshot of the index: the log of changes reaches back for a day
 * only. Processes of two versions each renew their own, many times in this time.
 */
const uselessAfter = Math.max(2 * day, 4 * freshFor);

// Limit of objects for one round, which lasts seconds: the lock is held in a transaction.
const most = 100;

/**
 * Deletes shared snapshots that no running version can use, such as those of former versions. One process
 * does so at a time.
 * @returns the number of deleted objects
 */
export async function deleteOldSnapshots(
  db: Kysely<Tables>,
  large: Pick<LargeFiles, 'deleteBefore'>,
  { now, stopping }: { readonly now: () => Date; readonly stopping: AbortSignal },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('old snapshots')) as alone`.execute(transaction);
    if (rows[0]?.alone !== true) return 0;
    return large.deleteBefore(new Date(now().getTime() - uselessAfter), most, stopping);
  });
}
