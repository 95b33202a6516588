import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { maxKept } from './import-runs.ts';

/** Bytes of a file of rows. The whole real feed has about 20 MB. */
export const longestUpload = 40 * 1024 * 1024;

/** An import that was asked for waits or runs. */
class ImportWaiting extends Error {
  readonly code = 'office.importWaiting';
}

/** The run whose file should be imported has none any more. */
class UploadGone extends Error {
  readonly code = 'office.uploadGone';
}

type Parts = Pick<Board, 'db' | 'now'>;
type Upload = { readonly name: string; readonly bytes: Uint8Array };

const compressed = promisify(gzip);

/**
 * Asks for an import or a dry run of the configured source, or for a dry run of a file. A process of the site
 * takes it within seconds.
 * @returns the id of the run
 * @throws ImportWaiting; InvalidInput for an empty or too long file; NotAllowed
 */
export async function askImport(
  board: Parts,
  actor: Actor,
  { kind, upload = null }: { readonly kind: 'asked' | 'dryRun'; readonly upload?: Upload | null },
): Promise<number> {
  requireRole(actor, kind === 'asked' ? 'import.run' : 'import.dryRun');
  if (upload !== null && (upload.bytes.length === 0 || upload.bytes.length > longestUpload))
    throw new InvalidInput({ file: 'field.invalid' });
  const kept = upload === null ? null : await compressed(upload.bytes);
  return insertRun(board, actor, { kind, upload: kept, upload_name: upload?.name.slice(0, 200) ?? null });
}

/**
 * Asks for the import of the file of a dry run.
 * @throws UploadGone; ImportWaiting; NotAllowed
 */
export async function importUpload(board: Parts, actor: Actor, dryRunId: number): Promise<number> {
  requireRole(actor, 'import.run');
  const run = await board.db
    .selectFrom('import_runs')
    .select(['upload', 'upload_name'])
    .where('id', '=', isRowId(dryRunId) ? dryRunId : 0)
    .where('upload', 'is not', null)
    .executeTakeFirst();
  if (run === undefined) throw new UploadGone('the run has no file');
  return insertRun(board, actor, { kind: 'asked', ...run });
}

type NewRun = {
  readonly kind: 'asked' | 'dryRun';
  readonly upload: Buffer | null;
  readonly upload_name: string | null;
};

async function insertRun({ db, now }: Parts, actor: Actor, run: NewRun): Promise<number> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    await sql`lock table import_runs in exclusive mode`.execute(transaction);
    const waiting = await transaction
      .selectFrom('import_runs')
      .select('id')
      .where('asked_by', 'is not', null)
      .where('claimed_at', 'is', null)
      .executeTakeFirst();
    if (waiting !== undefined) throw new ImportWaiting('an import waits already');
    // One file is enough.
    if (run.upload !== null)
      await transaction.updateTable('import_runs').set({ upload: null }).where('upload', 'is not', null).execute();
    const { id } = await transaction
      .insertInto('import_runs')
      .values({ ...run, started_at: at, asked_by: actorText(actor) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('import_runs')
      .where('id', '<=', id - maxKept)
      .execute();
    const act = run.kind === 'asked' ? 'import.run' : 'import.dryRun';
    await recordActs(transaction, [{ actor, act, subject: { kind: 'import', id: String(id) }, at }]);
    return id;
  });
}
