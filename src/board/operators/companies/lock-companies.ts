import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { CompaniesBusy } from './company-errors.ts';

/** SQLSTATE of a lock that was not free in time, and of a circle of transactions that wait for each other. */
const busy: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Changes companies in one transaction.
 * @throws CompaniesBusy if an import, or another member of the staff, writes them; it may be tried again
 */
export async function changeCompanies<T>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    if (error instanceof Error && 'code' in error && busy.has(error.code))
      throw new CompaniesBusy('somebody else writes these companies');
    throw error;
  }
}

/**
 * Locks companies against offers that are being written for them, and returns them by id. Waits for less than
 * the second after which PostgreSQL looks for circles, so that never an import is stopped for a merge.
 */
export async function lockCompanies(transaction: Transaction<Tables>, ids: readonly number[]) {
  await sql`set local lock_timeout = '800ms'`.execute(transaction);
  const rows = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'source', 'survivor_id as survivorId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`set local lock_timeout = 0`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks companies with all that stand for them or for which they stand: triggers write each of these. All
 * callers lock in the order of the ids, so that none waits for another in a circle.
 * @returns these companies by id
 * @throws CompaniesBusy if a merge or its undo has changed them meanwhile
 */
export async function lockFamilies(transaction: Transaction<Tables>, ids: readonly number[]) {
  const locked = await lockCompanies(transaction, [...ids, ...(await familiesOf(transaction, ids))]);
  const now = await familiesOf(transaction, ids);
  if (!now.every((id) => locked.has(id))) throw new CompaniesBusy('the companies were merged or parted');
  return locked;
}

/** Returns the ids of the companies that stand for others, and of those for which they stand. */
async function familiesOf(transaction: Transaction<Tables>, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with heads as (select coalesce(survivor_id, id) as id from companies where id = any(${ids}::integer[]))
    select id from heads union select c.id from companies c join heads on c.survivor_id = heads.id`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}
