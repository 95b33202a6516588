import { type Kysely, sql } from 'kysely';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import type { Tables } from '#database/tables.ts';

/** Tells if some work waits while another transaction locks the candidate; ends the work afterwards. */
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

async function somebodyWaits(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as waits`.execute(db);
  return rows[0]?.waits === true;
}
