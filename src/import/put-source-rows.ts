import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow } from './imported-offer.ts';

/**
 * Keeps what a source says of its offers in public. A row that says the same is not written; fields that it
 * does not name stay as they were.
 */
export async function putSourceRows(transaction: Transaction<Tables>, rows: readonly AcceptedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ offer, published, candidates }) => ({ id: offer.id, fields: published, candidates }));
  await sql`
    insert into offer_source_rows as kept (offer_id, fields, candidates)
    select id, fields, candidates
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id integer, fields jsonb, candidates integer)
    on conflict (offer_id) do update
      set fields = kept.fields || excluded.fields, candidates = excluded.candidates
      where kept.candidates <> excluded.candidates or kept.fields <> kept.fields || excluded.fields`.execute(
    transaction,
  );
}
