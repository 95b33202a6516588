import type { Transaction } from 'kysely';
import { scheduleAlerts } from './schedule-alerts.ts';
import type { Tables } from '#database/tables.ts';

/** Restores a removed search with its alert. The caller has locked the candidate. */
export async function bringBack(
  transaction: Transaction<Tables>,
  candidateId: number,
  id: string,
  now: Date,
): Promise<void> {
  await transaction.updateTable('saved_searches').set({ removed_at: null }).where('id', '=', id).execute();
  await scheduleAlerts(transaction, candidateId, now);
}
