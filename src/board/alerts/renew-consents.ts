import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { lockCandidates } from '#board/candidates/lock-candidates.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import type { Tables } from '#database/tables.ts';
import { alertConsentRequest } from '#board/jobs/alert-jobs.ts';
import { renewalDays } from '#board/saved-searches/alert-limits.ts';
import { holdAlerts } from './end-alerts.ts';

type Row = { readonly candidateId: number };

const atOnce = 500;

/**
 * Asks candidates who consented a year ago to consent again. Ends the alerts of candidates who have not
 * answered for a month. The mark and the job are saved in one transaction.
 */
export async function renewConsents(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<void> {
  while ((await askAgain(board)) === atOnce);
  while ((await endUnanswered(board)) === atOnce);
}

async function askAgain({ db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
      select a.candidate_id as "candidateId" from alert_addresses a
      where a.confirmed_at <= ${at}::timestamptz - interval '1 year' and a.stopped_for is null and a.renewal_at is null
        and exists (select from saved_searches s where s.candidate_id = a.candidate_id and s.due_at is not null)
      limit ${atOnce} for update of a skip locked`.execute(transaction);
    for (const { candidateId } of rows) {
      const question = randomUUID();
      await transaction
        .updateTable('alert_addresses')
        .set({ question, asked_at: at, asked_times: 1, renewal_at: at })
        .where('candidate_id', '=', candidateId)
        .execute();
      await jobs.enqueue(transaction, alertConsentRequest, { candidateId, question });
    }
    return rows.length;
  });
}

async function endUnanswered({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const at = now();
  const isUnanswered = sql<boolean>`
    renewal_at <= ${at}::timestamptz - make_interval(days => ${renewalDays}) and stopped_for is null`;
  return db.transaction().execute(async (transaction) => {
    const all = transaction.selectFrom('alert_addresses').select('candidate_id as id').where(isUnanswered);
    const silent = await all.limit(atOnce).execute();
    const ids = silent.map(({ id }) => id);
    for (const id of await lockCandidates(transaction, ids)) {
      const { numUpdatedRows } = await transaction
        .updateTable('alert_addresses')
        .set({ stopped_for: 'silent' })
        .where('candidate_id', '=', id)
        .where(isUnanswered)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await takeBack(transaction, id, at);
    }
    return silent.length;
  });
}

async function takeBack(transaction: Transaction<Tables>, candidateId: number, at: Date): Promise<void> {
  await holdAlerts(transaction, candidateId);
  await recordConsent(transaction, candidateId, 'alertsByMail', false, at);
}
