import { type Kysely, sql } from 'kysely';
import { lockCandidate } from '../recompute-status.ts';
import type { Tables } from '#database/tables.ts';

/** Tells if some work waits while another transaction locks the candidate, and then finishes the work. */
export async function waitsForCandidate(
  db: Kysely<Tables>,
  candidateId: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const state = { isOver: false };
  const { waits, working } = await db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidateId);
    const working = work().finally(() => {
      state.isOver = true;
    });
    while (!state.isOver && !(await somebodyWaits(transaction)));
    return { waits: !state.isOver, working };
  });
  await working;
  return waits;
}

/**
 * Tells if another transaction waits for this one. Does not use pg_stat_activity, because its list of
 * sessions does not change within a transaction.
 */
export async function somebodyWaits(transaction: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))
    ) as waits`.execute(transaction);
  return rows[0]?.waits === true;
}
