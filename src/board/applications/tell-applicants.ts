import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import { isWithdrawnForGood } from '#board/offers/withdrawn-for-good.ts';
import type { Tables } from '#database/tables.ts';

/** Limit of applications in one transaction. */
const batch = 200;

/**
 * Notifies the applicants of withdrawn offers, once per application. Mark and message are saved in one
 * transaction, so that nobody is told twice or forgotten, even after a crash or with concurrent calls. Leaves
 * out applications that have ended, because the candidate withdrew or the recruiter declined, and unavailable
 * accounts.
 * @returns the number of notified applicants
 */
export async function tellApplicants(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  let told = 0;
  for (;;) {
    const some = await board.db.transaction().execute((transaction) => tellSome(board, transaction));
    told += some;
    if (some < batch) return told;
  }
}

async function tellSome(board: Pick<Board, 'jobs' | 'now'>, transaction: Transaction<Tables>): Promise<number> {
  const now = board.now();
  // Locks the candidates too and waits for no lock, so that it cannot deadlock with the erasure of an
  // account.
  const { rows } = await sql<{ applicationId: string; candidateId: number }>`
    update applications set offer_withdrawn_told_at = ${now} where id = any (array(
      select a.id from applications a join offers o on o.id = a.offer_id join candidates c on c.id = a.candidate_id
      where a.offer_withdrawn_told_at is null and a.withdrawn_at is null and ${isWithdrawnForGood(now)}
        and c.status_id <> all (${unavailableStatuses}::integer[])
        and (select answer from application_answers where application_id = a.id order by id desc limit 1)
          is distinct from 'declined'
      limit ${batch} for no key update of a skip locked for key share of c skip locked
    )) returning id as "applicationId", candidate_id as "candidateId"`.execute(transaction);
  for (const { applicationId, candidateId } of rows)
    await notifyCandidate(board, transaction, candidateId, { kind: 'appliedOfferWithdrawn', applicationId });
  return rows.length;
}
