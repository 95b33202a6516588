import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Locks the candidates that still exist, as `lockCandidate` does. Locks them in the order of their ids, so
 * that two callers cannot block each other.
 * @returns the ids of the locked candidates
 */
export async function lockCandidates(transaction: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction
    .selectFrom('candidates')
    .select('id')
    .where('id', '=', (row) => row.fn.any(row.val(ids)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
