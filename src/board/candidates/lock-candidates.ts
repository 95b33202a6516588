import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Locks those of some candidates who are still there, as `lockCandidate` does one: by id, so that of two who
 * lock several neither waits for the other in turn.
 * @returns their ids
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
