import { type Kysely, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { CompanyChanged } from './company-errors.ts';
import { type CompanyField, companyFieldNames, type CompanyFields, companyFieldsInput } from './company-fields.ts';
import { changeCompanies, lockCompanies } from './lock-companies.ts';
import { seenOf } from './read-office-company.ts';

/** Untrusted input: the fields of a form, and the version of the company that it showed. */
export type CorrectedCompany = {
  readonly id: number;
  readonly seen: string;
  readonly fields: { readonly [field in CompanyField]: unknown };
};

/**
 * Sets the fields that differ from the shown ones. They win over values of imports until they are dropped;
 * the trigger of migration 0113 sees to it. A field set to what the source says is no correction any more.
 * @throws InvalidInput, CompanyChanged, CompaniesBusy, NotAllowed
 */
export async function correctCompany(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { id, seen, fields }: CorrectedCompany,
): Promise<void> {
  requireRole(actor, 'company.correct');
  const given = parseInput(companyFieldsInput, fields);
  await checkReference(db, given);
  await inCompany({ db, now }, { actor, id }, async (transaction, before) => {
    if (seenOf(before) !== seen) throw new CompanyChanged('the company has other values than the form showed');
    const changed = companyFieldNames.filter((field) => given[field] !== before[field]);
    for (const field of changed) await correct(transaction, { id, field, value: given[field], by: actor, at: now() });
    return Object.fromEntries(changed.map((field) => [field, [before[field], given[field]] as const]));
  });
}

/**
 * Gives a field back to its source: the value that the last import brought.
 * @throws CompanyChanged if the staff had not set the field; CompaniesBusy, NotAllowed
 */
export async function dropCorrection(
  board: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { id, field }: { readonly id: number; readonly field: CompanyField },
): Promise<void> {
  requireRole(actor, 'company.correct');
  await inCompany(board, { actor, id }, async (transaction, before) => {
    const dropped = await drop(transaction, id, field);
    if (dropped === undefined) throw new CompanyChanged('the field has no value of the staff');
    return { [field]: [before[field], dropped] };
  });
}

type Doing = (transaction: Transaction<Tables>, before: CompanyFields) => Promise<Changes>;

/** Changes a locked company and records what changed. */
async function inCompany(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { actor, id }: { readonly actor: Actor; readonly id: number },
  doing: Doing,
): Promise<void> {
  await changeCompanies(db, async (transaction) => {
    await lockCompanies(transaction, [id]);
    const before = await transaction
      .selectFrom('companies')
      .select(companyFieldNames)
      .where('id', '=', id)
      .executeTakeFirst();
    if (before === undefined) throw new CompanyChanged('the company is gone');
    const changes = await doing(transaction, before);
    if (Object.keys(changes).length === 0) return;
    const at = now();
    await transaction.updateTable('companies').set({ updated_at: at }).where('id', '=', id).execute();
    const subject = { kind: 'company', id: String(id) } as const;
    await recordActs(transaction, [{ actor, act: 'company.correct', subject, changes, at }]);
  });
}

type Correcting = {
  readonly id: number;
  readonly field: CompanyField;
  readonly value: string | number | null;
  readonly by: Actor;
  readonly at: Date;
};

async function correct(transaction: Transaction<Tables>, { id, field, value, by, at }: Correcting): Promise<void> {
  await sql`
    insert into company_corrections (company_id, field, value, imported, set_at, set_by)
    select id, ${field}, ${JSON.stringify(value)}::jsonb, to_jsonb(c) -> ${field}, ${at}, ${actorText(by)}
    from companies c where id = ${id}
    on conflict (company_id, field) do update
      set value = excluded.value, set_at = excluded.set_at, set_by = excluded.set_by`.execute(transaction);
  if (field === 'name') await keepName(transaction, id);
  await write(transaction, { id, field });
  await sql`
    delete from company_corrections
    where company_id = ${id} and field = ${field} and value = imported`.execute(transaction);
}

/** Imports find the company by its former name. */
async function keepName(transaction: Transaction<Tables>, id: number): Promise<void> {
  await sql`
    insert into company_names select id, name, 'former' from companies where id = ${id}
    on conflict do nothing`.execute(transaction);
}

async function write(
  transaction: Transaction<Tables>,
  { id, field }: { readonly id: number; readonly field: CompanyField },
): Promise<void> {
  const column = sql.ref(field);
  await sql`
    update companies c set ${column} = (jsonb_populate_record(null::companies,
      jsonb_build_object(k.field, k.value))).${column}
    from company_corrections k where c.id = ${id} and k.company_id = c.id and k.field = ${field}`.execute(transaction);
}

/** @returns the value of the source; undefined if the field has no correction */
async function drop(transaction: Transaction<Tables>, id: number, field: CompanyField): Promise<unknown> {
  const dropped = await transaction
    .deleteFrom('company_corrections')
    .where('company_id', '=', id)
    .where('field', '=', field)
    .returning('imported')
    .executeTakeFirst();
  if (dropped === undefined) return undefined;
  if (field === 'name') await keepName(transaction, id);
  const column = sql.ref(field);
  const row = JSON.stringify({ [field]: dropped.imported });
  await sql`
    update companies set ${column} = (jsonb_populate_record(null::companies, ${row}::jsonb)).${column}
    where id = ${id}`.execute(transaction);
  return dropped.imported;
}

/** @throws InvalidInput for a sector or a size that does not exist */
async function checkReference(db: Kysely<Tables>, { sector_id, size_id }: CompanyFields): Promise<void> {
  const { rows } = await sql<{ sector: boolean; size: boolean }>`
    select ${sector_id}::integer is null or exists (select from sectors where id = ${sector_id}) as sector,
      ${size_id}::integer is null or exists (select from company_sizes where id = ${size_id}) as size`.execute(db);
  if (rows[0]?.sector === false) throw new InvalidInput({ sector_id: 'field.invalid' });
  if (rows[0]?.size === false) throw new InvalidInput({ size_id: 'field.invalid' });
}
