import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { timeZones } from '#words/zone-names.ts';
import { parisTime } from '#words/paris-days.ts';
import { addressState, type AlertAddress, isPaused } from './alert-address.ts';
import { nextMoment } from './next-moment.ts';

type Alert = Pick<Selectable<Tables['saved_searches']>, 'frequency' | 'hour' | 'time_zone'>;

/** Returns the next time of an alert; null if it is off. */
export function dueAfter(now: Date, { frequency, hour, time_zone }: Alert): Date | null {
  if (frequency === 'off') return null;
  if (frequency === 'instant') return now;
  // Uses Paris instead of a time zone that this program does not know, because the alert must go on.
  const timeZone = known.has(time_zone) ? time_zone : parisTime;
  return nextMoment(now, { frequency, hour, timeZone });
}

const known = new Set(timeZones);

/**
 * Sets the time at which each alert of a candidate is next due. Every change to an alert, a search or the
 * address calls this in its transaction. The next letter includes the offers published meanwhile.
 */
export async function scheduleAlerts(transaction: Transaction<Tables>, candidateId: number, now: Date): Promise<void> {
  const address = await transaction
    .selectFrom('alert_addresses as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .selectAll('a')
    .select('c.email as account_email')
    .where('a.candidate_id', '=', candidateId)
    .executeTakeFirst();
  const from = address === undefined ? null : tellsFrom(address, address.account_email, now);
  const searches = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'frequency', 'hour', 'time_zone', 'removed_at'])
    .where('candidate_id', '=', candidateId)
    .execute();
  for (const { id, removed_at, ...alert } of searches) {
    const due_at = from === null || removed_at !== null ? null : dueAfter(from, alert);
    await transaction.updateTable('saved_searches').set({ due_at }).where('id', '=', id).execute();
  }
}

/** Returns the time from which alerts may be sent to an address. Null if no alerts may be sent. */
function tellsFrom(row: AlertAddress, email: string, now: Date): Date | null {
  if (addressState(row, email) !== 'confirmed') return null;
  return isPaused(row, now) ? row.paused_until : now;
}
