import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { RunCounts } from './run-counts.ts';
import { type RunRow, saveRunRows } from './run-rows.ts';

/** A run that the staff asked for, for the process that does it. */
export type AskedRun = {
  readonly id: number;
  readonly kind: 'asked' | 'dryRun';
  /** Text of a file of rows; null for the configured source. */
  readonly upload: string | null;
};

const unpacked = promisify(gunzip);

/** Takes the run that waits. Of several processes one takes it. @returns null if none waits */
export async function takeAskedRun({ db, now }: Pick<Board, 'db' | 'now'>): Promise<AskedRun | null> {
  const { rows } = await sql<{ id: number; kind: AskedRun['kind']; upload: Buffer | null }>`
    update import_runs set claimed_at = ${now()}, started_at = ${now()} where id = (
      select id from import_runs where asked_by is not null and claimed_at is null
      order by id limit 1 for update skip locked)
    returning id, kind, upload`.execute(db);
  const [run] = rows;
  if (run === undefined) return null;
  return { ...run, upload: run.upload === null ? null : (await unpacked(run.upload)).toString('utf8') };
}

/** Notes how far a run is. */
export async function noteProgress(
  { db }: Pick<Board, 'db'>,
  runId: number,
  { read, expected }: { readonly read: number; readonly expected: number | null },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ rows_read: read, rows_expected: expected })
    .where('id', '=', runId)
    .execute();
}

/** Notes what a run did, and forgets the images of all but the last two runs that changed offers. */
export async function noteOutcome(
  board: Pick<Board, 'db'>,
  runId: number,
  { counts, rows }: { readonly counts: RunCounts; readonly rows: readonly RunRow[] },
): Promise<void> {
  await sql`update import_runs set counts = ${JSON.stringify(counts)}::jsonb where id = ${runId}`.execute(board.db);
  await saveRunRows(board, runId, rows);
  await sql`
    delete from import_images where run_id not in (
      select id from import_runs r where exists (select from import_images i where i.run_id = r.id) order by id desc limit 2)`.execute(
    board.db,
  );
}
