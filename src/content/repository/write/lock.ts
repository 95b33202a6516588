import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Makes the writers of the repository wait for each other, because refs must change in the order in which
 * publications become visible.
 */
export async function takeTurn(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content.repository'))`.execute(transaction);
}
