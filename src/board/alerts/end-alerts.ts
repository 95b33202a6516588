import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { recordConsent } from '#board/privacy/record-consent.ts';
import type { Tables } from '#database/tables.ts';
import type { AlertAddress } from './alert-address.ts';

/** Whose alerts end: of one saved search, or all. */
export type Unsubscription = { readonly candidateId: number; readonly searchId: string | null };

/**
 * Switches an alert off, or all of a candidate; nothing happens when they are off, or the account is gone.
 */
export async function unsubscribe(
  board: Pick<Board, 'db' | 'now'>,
  { candidateId, searchId }: Unsubscription,
): Promise<void> {
  await board.db.transaction().execute(async (running) => {
    const all = running
      .updateTable('saved_searches')
      .set({ frequency: 'off', due_at: null })
      .where('candidate_id', '=', candidateId)
      .where('frequency', '<>', 'off');
    const { numUpdatedRows } = await (searchId === null ? all : all.where('id', '=', searchId)).executeTakeFirst();
    if (searchId === null && numUpdatedRows > 0n)
      await recordConsent(running, candidateId, 'alertsByMail', false, board.now());
  });
}

type Reason = NonNullable<AlertAddress['stopped_for']>;

/**
 * No alert goes to an address any more: it takes no mail, or its owner complained. The alerts stay as they
 * are, until their owner agrees anew.
 */
export async function stopAddress({ db }: Pick<Board, 'db'>, email: string, reason: Reason): Promise<void> {
  await db.transaction().execute(async (running) => {
    const stopped = await running
      .updateTable('alert_addresses')
      .set({ stopped_for: reason })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .returning('candidate_id as id')
      .execute();
    for (const { id } of stopped) await holdAlerts(running, id);
  });
}

/** No alert of a candidate is due, until `scheduleAlerts`. */
export async function holdAlerts(running: Transaction<Tables>, candidateId: number): Promise<void> {
  await running.updateTable('saved_searches').set({ due_at: null }).where('candidate_id', '=', candidateId).execute();
}

/** The names of the alerts that would end. */
export async function runningAlerts(
  { db }: Pick<Board, 'db'>,
  { candidateId, searchId }: Unsubscription,
): Promise<string[]> {
  const all = db
    .selectFrom('saved_searches')
    .select('name')
    .where('candidate_id', '=', candidateId)
    .where('frequency', '<>', 'off')
    .where('removed_at', 'is', null);
  const rows = await (searchId === null ? all : all.where('id', '=', searchId)).execute();
  return rows.map(({ name }) => name);
}
