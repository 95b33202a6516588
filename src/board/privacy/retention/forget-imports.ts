import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Days for which a file of offers stays after its dry run, so that the same rows can be imported. */
export const importFileDays = 7;
/** Days for which an import can be rolled back. */
export const importImageDays = 30;

/**
 * Forgets the files of runs that were asked for before a moment. A run that still waits goes with its file,
 * because without the file it would import the configured source.
 * @returns the number of forgotten files
 */
export async function forgetImportFiles(db: Kysely<Tables>, before: Date): Promise<number> {
  const waiting = await db
    .deleteFrom('import_runs')
    .where('upload', 'is not', null)
    .where('claimed_at', 'is', null)
    .where('started_at', '<', before)
    .executeTakeFirstOrThrow();
  const done = await db
    .updateTable('import_runs')
    .set({ upload: null })
    .where('upload', 'is not', null)
    .where('started_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(waiting.numDeletedRows + done.numUpdatedRows);
}

/**
 * Forgets the values that offers had before imports that began before a moment. All values of a run go at
 * once, because a part of them would roll back a part of the run.
 * @returns the number of forgotten values
 */
export async function forgetImportImages(db: Kysely<Tables>, before: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
    const runs = await transaction
      .selectFrom('import_runs as r')
      .select('r.id')
      .where('r.started_at', '<', before)
      .where((where) =>
        where.exists(where.selectFrom('import_images as i').select('i.run_id').whereRef('i.run_id', '=', 'r.id')),
      )
      .forUpdate()
      .skipLocked()
      .execute();
    if (runs.length === 0) return 0;
    const { numDeletedRows } = await transaction
      .deleteFrom('import_images')
      .where(
        'run_id',
        'in',
        runs.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
