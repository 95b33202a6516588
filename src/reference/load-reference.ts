import { type Insertable, type Kysely, type Transaction, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { countries } from './countries.ts';
import type { Labelled } from './labelled.ts';
import { largeCompany } from './large-company.ts';
import { sectors } from './sectors.ts';
import { specializations } from './specializations.ts';
import { studyLevels } from './study-levels.ts';
import { zones } from './zones.ts';

/** Sizes of companies. The fourth is a public body, which hosts missions in administrations (V.I.A.). */
export const companySizes: readonly Labelled[] = [
  { id: 1, fr: 'Start-up', en: 'Start-up' },
  { id: 2, fr: 'PME et ETI', en: 'Small and mid-size company' },
  { id: largeCompany, fr: 'Grande entreprise', en: 'Large company' },
  { id: 4, fr: 'Organisme public', en: 'Public body' },
];

type ReferenceTable = 'zones' | 'countries' | 'sectors' | 'specializations' | 'study_levels' | 'company_sizes';

/**
 * Updates the reference tables to this version of the program. Runs at each start, after the migrations.
 * Unchanged rows are not rewritten, rows added by an import stay, and labels of the staff win.
 */
export async function loadReference(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await put(transaction, 'zones', zones.map(row));
    await put(
      transaction,
      'countries',
      countries.map(({ id, numericId, zoneId, fr, en }) => ({
        id,
        numeric_id: numericId,
        zone_id: zoneId,
        name_fr: fr,
        name_en: en,
      })),
    );
    const labels = await labelsOfStaff(transaction);
    await put(transaction, 'sectors', labels('sectors', sectors.map(orderedRow)));
    await put(
      transaction,
      'specializations',
      labels(
        'specializations',
        specializations.map((one) => ({ ...row(one), parent_id: one.parentId })),
      ),
    );
    await put(transaction, 'study_levels', labels('study_levels', studyLevels.map(orderedRow)));
    await put(transaction, 'company_sizes', companySizes.map(row));
  });
}

/** Returns the function that puts the labels of the staff into rows of a list. */
async function labelsOfStaff(transaction: Transaction<Tables>) {
  const changed = await transaction
    .selectFrom('reference_labels')
    .select(['list', 'item_id', 'name_fr', 'name_en', 'position'])
    .execute();
  const byItem = new Map(changed.map(({ list, item_id, ...labels }) => [`${list} ${String(item_id)}`, labels]));
  return <Row extends { readonly id: number }>(list: ReferenceTable, rows: readonly Row[]): Row[] =>
    rows.map((one) => {
      const labels = byItem.get(`${list} ${String(one.id)}`);
      if (labels === undefined) return one;
      const { position, ...names } = labels;
      return { ...one, ...names, ...(position !== null && 'position' in one && { position }) };
    });
}

function row({ id, fr, en }: Labelled): { id: number; name_fr: string; name_en: string } {
  return { id, name_fr: fr, name_en: en };
}

function orderedRow(value: Labelled, index: number): ReturnType<typeof row> & { position: number } {
  return { ...row(value), position: index + 1 };
}

/**
 * Inserts or updates rows. Matches columns by name, because a table may have further columns. Writes nothing
 * if every row is up to date, because the triggers on these tables scan all offers.
 */
async function put<T extends ReferenceTable>(
  db: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const known = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { rows: changed } =
    await sql`select ${list} from ${known} except select ${list} from ${sql.table(table)}`.execute(db);
  if (changed.length === 0) return;
  const assignments = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(changed)}::jsonb)
    on conflict (id) do update set ${sql.join(assignments)}`.execute(db);
}
