import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Runs `work` in a session whose changes of offers are kept as images of the run, by triggers of the
 * database, until it is rolled back or two later runs have changed offers.
 */
export async function keepingImages<T>(
  session: Kysely<Tables>,
  runId: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (runId === undefined) return work();
  await sql`select set_config('board.import_run', ${String(runId)}, false)`.execute(session);
  try {
    return await work();
  } finally {
    await sql`select set_config('board.import_run', '', false)`.execute(session);
  }
}
