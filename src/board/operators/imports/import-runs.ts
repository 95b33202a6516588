import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { storableText } from '#staff/storable-text.ts';
import { runCounts } from './run-counts.ts';
import { importNews } from './import-jobs.ts';
import { importLockId } from './import-lock-id.ts';

/** Runs that are kept. */
export const maxKept = 100;
/**
 * Number of successive failures after which the operator is informed. A single failure is not reported,
 * because a source may be unavailable once.
 */
const failuresTold = 2;

/**
 * Starts the next scheduled import if the last one started at least `every` milliseconds ago, even if that
 * import failed or was killed. If several processes call this at once, only one of them starts the import.
 * @returns the id of the import; null if none is due
 */
export async function beginRun({ db, now }: Pick<Board, 'db' | 'now'>, every: number): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table import_runs in exclusive mode`.execute(transaction);
    const last = await transaction
      .selectFrom('import_runs')
      .select('started_at')
      .where('kind', '=', 'scheduled')
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
  /** True if the import failed. Null for a stopped import, which is neither a failure nor a success. */
  readonly failed: boolean | null;
  readonly summary: string;
};

/**
 * Saves the result of an import. The operator is informed after the second successive failure, and when
 * imports work again.
 * @returns the message for the operator, if there is one
 */
export async function endRun(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  runId: number,
  { failed, summary }: RunEnd,
): Promise<'failing' | 'recovered' | null> {
  return db.transaction().execute(async (transaction) => {
    const before = await failuresBefore(transaction, runId);
    const ended = await transaction
      .updateTable('import_runs')
      .set({ ended_at: now(), failed, summary: storableText(summary) })
      .where('id', '=', runId)
      .returning('kind')
      .executeTakeFirst();
    const isScheduled = ended?.kind === 'scheduled';
    const outcome = isScheduled ? newsOf(before, failed) : null;
    if (outcome !== null) await jobs.enqueue(transaction, importNews, { runId, outcome });
    return outcome;
  });
}

function newsOf(failuresInARow: number, failed: boolean | null): 'failing' | 'recovered' | null {
  if (failed === null) return null;
  if (failed) return failuresInARow + 1 === failuresTold ? 'failing' : null;
  return failuresInARow >= failuresTold ? 'recovered' : null;
}

/** Returns the number of successive failures up to this run. A killed or stopped run does not count. */
async function failuresBefore(transaction: Transaction<Tables>, runId: number): Promise<number> {
  const ended = await transaction
    .selectFrom('import_runs')
    .select('failed')
    .where('kind', '=', 'scheduled')
    .where('id', '<', runId)
    .where('failed', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const success = ended.findIndex(({ failed }) => failed === false);
  return success === -1 ? ended.length : success;
}

/**
 * Begins a run that a command does now.
 * @returns its id
 */
export async function beginCommandRun({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const row = { kind: 'command', started_at: now() } as const;
  const { id } = await db.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Saves the result of a run of a command, of which nobody is told. */
export async function endCommandRun(
  { db, now }: Pick<Board, 'db' | 'now'>,
  runId: number,
  { failed, summary }: RunEnd,
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ ended_at: now(), failed, summary: storableText(summary) })
    .where('id', '=', runId)
    .execute();
}

/** A run for the staff: an import, or a dry run. */
export type ImportRun = Awaited<ReturnType<typeof lastRuns>>[number];

/** Returns the last imports, newest first. */
export async function lastRuns({ db }: Pick<Board, 'db'>, limit: number) {
  const runs = await selectRuns(db).orderBy('id', 'desc').limit(limit).execute();
  return runs.map(({ counts, ...run }) => ({ ...run, counts: runCounts.safeParse(counts).data ?? null }));
}

/** Reads one run; null if it was deleted. */
export async function readImportRun({ db }: Pick<Board, 'db'>, id: number): Promise<ImportRun | null> {
  const run = await selectRuns(db).where('id', '=', id).executeTakeFirst();
  return run === undefined ? null : { ...run, counts: runCounts.safeParse(run.counts).data ?? null };
}

const selectRuns = (db: Board['db']) =>
  db
    .selectFrom('import_runs')
    .select(['id', 'kind', 'started_at as startedAt', 'ended_at as endedAt', 'failed', 'summary'])
    .select(['asked_by as askedBy', 'claimed_at as claimedAt', 'rows_read as read', 'rows_expected as expected'])
    .select(['counts', 'upload_name as uploadName', 'rolled_back_at as rolledBackAt', 'rolled_back_by as rolledBackBy'])
    .select(sql<boolean>`upload is not null`.as('hasUpload'));

/** Tells if an import holds the lock now. A run without an end is otherwise one that was killed. */
export async function isImportRunning({ db }: Pick<Board, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`select exists (
    select from pg_locks where locktype = 'advisory' and objid = ${importLockId} and granted
      and database = (select oid from pg_database where datname = current_database())) as running`.execute(db);
  return rows[0]?.running === true;
}

/** Returns the report of one import; undefined if it was deleted. */
export async function readRun({ db }: Pick<Board, 'db'>, runId: number) {
  return db
    .selectFrom('import_runs')
    .select(['summary', 'ended_at as endedAt'])
    .where('id', '=', runId)
    .executeTakeFirst();
}
