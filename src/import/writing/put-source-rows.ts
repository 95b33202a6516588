import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow } from '#import/reading/imported-offer.ts';

/**
 * Fields that say something. The existing API writes null, 0, an empty text, an empty list and the year 1 for
 * "none".
 */
const said = (fields: 'kept' | 'excluded' | 'details') => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${fields === 'details' ? sql.ref('details') : sql.ref(`${fields}.fields`)})
  where value not in ('null', '0', '""', '[]') and value #>> '{}' not like '0001-01-01T%')`;

/**
 * Saves the public fields of offers as their source wrote them. Unchanged rows are not written. A field that
 * a row lacks or leaves empty keeps its value.
 */
export async function putSourceRows(transaction: Transaction<Tables>, rows: readonly AcceptedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ offer, published, candidates }) => ({ id: offer.id, fields: published, candidates }));
  await sql`
    insert into offer_source_rows as kept (offer_id, fields, candidates)
    select id, fields, candidates
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id integer, fields jsonb, candidates integer)
    on conflict (offer_id) do update
      set fields = excluded.fields || kept.fields || ${said('excluded')}, candidates = excluded.candidates
      where kept.candidates <> excluded.candidates
        or kept.fields <> excluded.fields || kept.fields || ${said('excluded')}`.execute(transaction);
}

/** Fills the fields that the row of an offer leaves empty with the fields of its details. */
export async function fillSourceRow(
  transaction: Transaction<Tables>,
  { offer, published }: Pick<AcceptedRow, 'offer' | 'published'>,
): Promise<void> {
  await sql`
    update offer_source_rows as kept set fields = kept.fields || ${said('details')} || ${said('kept')}
    from (select ${JSON.stringify(published)}::jsonb as details) as given
    where kept.offer_id = ${offer.id}`.execute(transaction);
}
