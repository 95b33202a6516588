import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { lockApplication } from './application-facts.ts';
import { applicationWithdrawn } from '#board/jobs/application-jobs.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';
import { companyOfCopy, ofCopy } from './offer-copies/of-copy.ts';

/**
 * Reads an application for the mails, with the names of its offer if it has one. Undefined if it was erased
 * with the account of its candidate.
 */
export async function readApplication(board: Board, id: string) {
  return board.db
    .selectFrom('applications')
    .leftJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', (join) =>
      join.on(sql<boolean>`companies.id = coalesce(offers.company_id, applications.company_id)`),
    )
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .leftJoin('application_offers', 'application_offers.application_id', 'applications.id')
    .leftJoin('study_levels', 'study_levels.id', 'candidates.study_level_id')
    .selectAll('applications')
    .select([ofCopy('title').as('title'), ofCopy('reference').as('reference'), companyOfCopy.as('company_name')])
    .select(sql<string | null>`coalesce(recipient_email, offers.contact_email)`.as('contact_email'))
    .select(['candidates.email as account_email', 'candidates.birth_date', 'candidates.nationality'])
    .select(['study_levels.name_fr as study_level_fr', 'study_levels.name_en as study_level_en'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

export type TransmittedApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/**
 * Notes the recipient just before sending, so that the candidate sees the true recipient even if the
 * contact changes later.
 */
export async function noteRecipient(
  { db }: Pick<Board, 'db'>,
  applicationId: string,
  kind: RecipientKind,
): Promise<void> {
  await db.updateTable('applications').set({ handed_to: kind }).where('id', '=', applicationId).execute();
}

/**
 * Notes that the recruiter's mail server accepted the application, and notifies the candidate. A repeated
 * call has no effect. If the candidate withdrew the application during the sending, the recruiter is notified
 * now.
 */
export async function markTransmitted(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  applicationId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await lockApplication(transaction, applicationId)) === undefined) return;
    const transmitted = await transaction
      .updateTable('applications')
      .set({ transmitted_at: now(), failed_at: null })
      .where('id', '=', applicationId)
      .where('transmitted_at', 'is', null)
      .returning(['withdrawn_at', 'candidate_id'])
      .executeTakeFirst();
    if (transmitted === undefined) return;
    if (transmitted.withdrawn_at !== null) return jobs.enqueue(transaction, applicationWithdrawn, { applicationId });
    const event = { kind: 'applicationTransmitted', applicationId } as const;
    await notifyCandidate({ jobs, now }, transaction, transmitted.candidate_id, event);
  });
}

/**
 * Notes that the recruiter has received the application. Called when the recruiter opens or answers it,
 * because the worker may have crashed before noting the transmission.
 */
export async function noteReceipt(transaction: Transaction<Tables>, applicationId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ transmitted_at: now, failed_at: null })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .execute();
}

/**
 * Marks an application as failed after the last attempt. An operator must then act, unless the recruiter has
 * the application or the candidate withdrew it.
 */
export async function markFailed({ db, now }: Pick<Board, 'db' | 'now'>, applicationId: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ failed_at: now() })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}
