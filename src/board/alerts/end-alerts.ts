import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { lockCandidates } from '#board/candidates/lock-candidates.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import { nameOfSearch } from '#board/saved-searches/search-name.ts';
import type { Locale } from '#words/locale.ts';
import type { Tables } from '#database/tables.ts';
import type { AlertAddress } from '#board/saved-searches/alert-address.ts';

/** A candidate and the saved search whose alert ends; without a search, all alerts end. */
export type Unsubscription = { readonly candidateId: number; readonly searchId: string | null };

/**
 * Switches off one alert or all alerts of a candidate. Does nothing if they are already off or the account is
 * gone.
 */
export async function unsubscribe(
  board: Pick<Board, 'db' | 'now'>,
  { candidateId, searchId }: Unsubscription,
): Promise<void> {
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidates(transaction, [candidateId]);
    const all = transaction
      .updateTable('saved_searches')
      .set({ frequency: 'off', due_at: null })
      .where('candidate_id', '=', candidateId)
      .where('frequency', '<>', 'off');
    const { numUpdatedRows } = await (searchId === null ? all : all.where('id', '=', searchId)).executeTakeFirst();
    if (searchId === null && numUpdatedRows > 0n)
      await recordConsent(transaction, candidateId, 'alertsByMail', false, board.now());
  });
}

type Reason = NonNullable<AlertAddress['stopped_for']>;

/**
 * Stops all alerts to an address that accepts no mail or whose owner complained. The alerts keep their
 * settings, but send nothing until the owner answers a new consent request.
 */
export async function stopAddress({ db }: Pick<Board, 'db'>, email: string, reason: Reason): Promise<void> {
  const isIt = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  await db.transaction().execute(async (transaction) => {
    const owners = await transaction.selectFrom('alert_addresses').select('candidate_id as id').where(isIt).execute();
    const ids = owners.map(({ id }) => id);
    for (const id of await lockCandidates(transaction, ids)) {
      const { numUpdatedRows } = await transaction
        .updateTable('alert_addresses')
        .set({ stopped_for: reason, question: randomUUID() })
        .where('candidate_id', '=', id)
        .where(isIt)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await holdAlerts(transaction, id);
    }
  });
}

/** Suspends a candidate's alerts until `scheduleAlerts` runs. The caller has locked the candidate. */
export async function holdAlerts(transaction: Transaction<Tables>, candidateId: number): Promise<void> {
  await transaction
    .updateTable('saved_searches')
    .set({ due_at: null })
    .where('candidate_id', '=', candidateId)
    .execute();
}

/** Returns the names of the alerts that the link would end, in the language of the page. */
export async function runningAlerts(
  { db, reference }: Pick<Board, 'db' | 'reference'>,
  { candidateId, searchId }: Unsubscription,
  locale: Locale,
): Promise<string[]> {
  const all = db
    .selectFrom('saved_searches')
    .select(['name', 'address'])
    .where('candidate_id', '=', candidateId)
    .where('frequency', '<>', 'off')
    .where('removed_at', 'is', null);
  const rows = await (searchId === null ? all : all.where('id', '=', searchId)).execute();
  const known = await reference();
  return rows.map((row) => nameOfSearch(row, known, locale));
}
