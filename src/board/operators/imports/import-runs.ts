import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { importNews } from './import-jobs.ts';

const maxKept = 100;
/** A source that was away once is no news. */
const failuresTold = 2;

/**
 * Takes the next scheduled import, when the last one began `every` milliseconds ago, whatever became of it:
 * of many processes one has it, and one that was killed is followed by the next.
 * @returns its number; null where none is due
 */
export async function beginRun({ db, now }: Pick<Board, 'db' | 'now'>, every: number): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table import_runs in exclusive mode`.execute(transaction);
    const last = await transaction
      .selectFrom('import_runs')
      .select('started_at')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (last !== undefined && now().getTime() - last.started_at.getTime() < every) return null;
    const row = { started_at: now() };
    const { id } = await transaction.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('import_runs')
      .where('id', '<=', id - maxKept)
      .execute();
    return id;
  });
}

export type RunEnd = {
  /** Null for one that was stopped: it is neither failure nor success. */
  readonly failed: boolean | null;
  readonly summary: string;
};

/**
 * Keeps what became of an import; the operator is told when the second one in a row fails, and when they work
 * again.
 * @returns what the operator is told, if anything
 */
export async function endRun(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  runId: number,
  { failed, summary }: RunEnd,
): Promise<'failing' | 'recovered' | null> {
  return db.transaction().execute(async (transaction) => {
    const before = await failuresBefore(transaction, runId);
    await transaction
      .updateTable('import_runs')
      .set({ ended_at: now(), failed, summary })
      .where('id', '=', runId)
      .execute();
    const outcome = newsOf(before, failed);
    if (outcome !== null) await jobs.enqueue(transaction, importNews, { runId, outcome });
    return outcome;
  });
}

function newsOf(failuresInARow: number, failed: boolean | null): 'failing' | 'recovered' | null {
  if (failed === null) return null;
  if (failed) return failuresInARow + 1 === failuresTold ? 'failing' : null;
  return failuresInARow >= failuresTold ? 'recovered' : null;
}

/** How many in a row failed up to this one; one that was killed or stopped is neither. */
async function failuresBefore(transaction: Transaction<Tables>, runId: number): Promise<number> {
  const ended = await transaction
    .selectFrom('import_runs')
    .select('failed')
    .where('id', '<', runId)
    .where('failed', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const success = ended.findIndex(({ failed }) => failed === false);
  return success === -1 ? ended.length : success;
}

/** The last imports, the newest first. */
export function lastRuns({ db }: Pick<Board, 'db'>, limit: number) {
  return db
    .selectFrom('import_runs')
    .select(['id', 'started_at as startedAt', 'ended_at as endedAt', 'failed', 'summary'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What one import left; undefined when it is no longer kept. */
export async function readRun({ db }: Pick<Board, 'db'>, runId: number) {
  return db
    .selectFrom('import_runs')
    .select(['summary', 'ended_at as endedAt'])
    .where('id', '=', runId)
    .executeTakeFirst();
}
