import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { NumberedRow } from './sort-batch.ts';

/** Remembers offers that appear with a response of which nobody knows yet whether it will be believed. */
export async function noteNewcomers(transaction: Transaction<Tables>, rows: readonly NumberedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('import_newcomers')
    .values(rows.map(({ offer }) => ({ offer_id: offer.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Their response was believed: from now on they are offers like the others. */
export async function settleNewcomers(session: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await session
    .deleteFrom('import_newcomers')
    .where(sql<boolean>`offer_id = any (${[...ids]}::integer[])`)
    .execute();
}
