import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { NumberedRow } from './sort-batch.ts';

/** Marks the offers that are new in a response until the response is accepted. */
export async function noteNewcomers(transaction: Transaction<Tables>, rows: readonly NumberedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('import_newcomers')
    .values(rows.map(({ offer }) => ({ offer_id: offer.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the marks from the new offers of an accepted response. */
export async function settleNewcomers(session: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await session
    .deleteFrom('import_newcomers')
    .where(sql<boolean>`offer_id = any (${[...ids]}::integer[])`)
    .execute();
}
