import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { CompaniesBusy } from './company-errors.ts';

/** SQLSTATE of a lock that was not free in time. */
const lockNotAvailable = '55P03';

/**
 * Locks companies against offers that are being written for them, and returns them by id. Waits for less than
 * the second after which PostgreSQL looks for circles, so that never an import is stopped for a merge.
 * @throws CompaniesBusy
 */
export async function lockCompanies(transaction: Transaction<Tables>, ids: readonly number[]) {
  await sql`set local lock_timeout = '800ms'`.execute(transaction);
  try {
    const rows = await transaction
      .selectFrom('companies')
      .select(['id', 'name', 'source', 'survivor_id as survivorId'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable)
      throw new CompaniesBusy('an import writes offers of these companies');
    throw error;
  } finally {
    await sql`set local lock_timeout = 0`.execute(transaction).catch(() => undefined);
  }
}
