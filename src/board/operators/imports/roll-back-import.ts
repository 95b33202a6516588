import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { importLockId } from './import-lock-id.ts';

/** An import runs now. */
class ImportRunning extends Error {
  readonly code = 'office.importRunning';
}

/** The run is not the last one that changed offers, or was rolled back. */
class NotLastImport extends Error {
  readonly code = 'office.notLastImport';
}

/** Offers of the run were written since. */
class ImportOverwritten extends Error {
  readonly code = 'office.importOverwritten';
}

/** Columns that imports write, in the values that offers had before. */
const restored = [
  'reference',
  'title',
  'language',
  'asked_languages',
  'description',
  'profile',
  'mission_type_id',
  'duration_months',
  'city_fr',
  'city_en',
  'country_id',
  'sector_id',
  'specialization_ids',
  'study_level_ids',
  'monthly_allowance',
  'remote_work',
  'environmental',
  'mission_start',
  'mission_end',
  'created_at',
  'broadcast_start',
  'broadcast_end',
  'withdrawn_at',
  'contact_civility',
  'contact_first_name',
  'contact_last_name',
  'contact_email',
  'contact_url',
  'external_job_id',
  'fingerprint',
  'details_wanted',
] as const satisfies readonly (keyof Tables['offers'])[];

/** What a rollback would do. */
export type RollbackReach = {
  /** New offers, which would be withdrawn. */
  readonly withdrawn: number;
  /** Known offers, which would have their former values. */
  readonly restored: number;
  /** Offers that were written since: with one of them nothing is rolled back. */
  readonly overwritten: number;
  /** Applications to the new offers. */
  readonly applications: number;
};

/** Returns what rolling back a run would do; null if it is not the last run that changed offers. */
export async function rollbackReach({ db }: Pick<Board, 'db'>, runId: number): Promise<RollbackReach | null> {
  if (!isRowId(runId)) return null;
  const { rows } = await sql<RollbackReach & { readonly isLast: boolean }>`
    select count(*) filter (where i.is_new)::integer as withdrawn,
      count(*) filter (where not i.is_new)::integer as restored,
      count(*) filter (where i.after <> import_state(o))::integer as overwritten,
      (select count(*) from applications a join import_images n on n.offer_id = a.offer_id
        where n.run_id = ${runId} and n.is_new and a.withdrawn_at is null)::integer as applications,
      ${runId} = (select max(run_id) from import_images) as "isLast"
    from import_images i join offers o on o.id = i.offer_id where i.run_id = ${runId}`.execute(db);
  const [row] = rows;
  if (row === undefined || !row.isLast) return null;
  const { withdrawn, restored: known, overwritten, applications } = row;
  return { withdrawn, restored: known, overwritten, applications };
}

/**
 * Gives the offers of the last import the values that they had before it, and withdraws those that it
 * brought. Corrections and withdrawals of the staff stay. Companies keep what the import said of them.
 * @throws ImportRunning; NotLastImport; ImportOverwritten; NotAllowed
 */
export async function rollBackImport(
  { db, now, changes }: Pick<Board, 'db' | 'now' | 'changes'>,
  actor: Actor,
  runId: number,
): Promise<void> {
  requireRole(actor, 'import.rollBack');
  const at = now();
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
    await lockImports(transaction);
    // The sweep takes no run that is locked, so all former values of this one stay until the end.
    await transaction.selectFrom('import_runs').select('id').where('id', '=', runId).forUpdate().execute();
    const reach = await rollbackReach({ db: transaction }, runId);
    if (reach === null) throw new NotLastImport('another run came later');
    await sql`
      select o.id from offers o join import_images i on i.offer_id = o.id where i.run_id = ${runId}
      order by o.id for no key update of o`.execute(transaction);
    const again = await rollbackReach({ db: transaction }, runId);
    if (again === null || again.overwritten > 0) throw new ImportOverwritten('offers were written since');
    await restore(transaction, runId, at);
    await transaction.deleteFrom('import_images').where('run_id', '=', runId).execute();
    await transaction
      .updateTable('import_runs')
      .set({ rolled_back_at: at, rolled_back_by: actorText(actor) })
      .where('id', '=', runId)
      .execute();
    const counts = { restored: [0, again.restored], withdrawn: [0, again.withdrawn] } as const;
    const subject = { kind: 'import', id: String(runId) } as const;
    await recordActs(transaction, [{ actor, act: 'import.rollBack', subject, changes: counts, at }]);
  });
  changes.publish('offers');
}

/** Holds the lock of imports until the end of the transaction. */
async function lockImports(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${importLockId}) as locked`.execute(transaction);
  if (rows[0]?.locked !== true) throw new ImportRunning('an import runs');
}

/**
 * Writes as a source does, so that the trigger of corrections keeps what the staff says, and the trigger of
 * merges places the offer as companies stand for each other now.
 */
async function restore(transaction: Transaction<Tables>, runId: number, at: Date): Promise<void> {
  const columns = sql.join(restored.map((column) => sql`${sql.ref(column)} = b.${sql.ref(column)}`));
  await sql`
    update offers o set ${columns}, company_id = coalesce(b.home_company_id, b.company_id), updated_at = ${at}
    from import_images i, jsonb_populate_record(null::offers, i.before) b
    where i.run_id = ${runId} and not i.is_new and i.before is not null and o.id = i.offer_id`.execute(transaction);
  await sql`
    update offers o set withdrawn_at = ${at}, updated_at = ${at}
    from import_images i where i.run_id = ${runId} and i.is_new and o.id = i.offer_id
      and case when o.staff_withdrawn_at is null then o.withdrawn_at else o.source_withdrawn_at end is null`.execute(
    transaction,
  );
  await sql`
    update offer_source_rows s set fields = i.fields_before
    from import_images i
    where i.run_id = ${runId} and i.fields_before is not null and s.offer_id = i.offer_id`.execute(transaction);
}
