import { sql, type Transaction } from 'kysely';
import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { Tables } from '#database/tables.ts';
import { type RecruiterAnswer, type ApplicationState, applicationState } from './application-state.ts';

const lastAnswer = (column: 'answer' | 'answered_at') =>
  sql`(select ${sql.ref(column)} from application_answers where application_id = applications.id order by id desc limit 1)`;

/** Columns of a query on `applications` that contain the facts about an application. */
export const factColumns = [
  'applied_at as appliedAt',
  'transmitted_at as transmittedAt',
  'failed_at as failedAt',
  'applications.withdrawn_at as withdrawnAt',
  sql<Date | null>`(select min(opened_at) from application_openings where application_id = applications.id)`.as(
    'firstOpenedAt',
  ),
  sql<RecruiterAnswer | null>`${lastAnswer('answer')}`.as('answer'),
  sql<Date | null>`${lastAnswer('answered_at')}`.as('answeredAt'),
] as const;

export type LockedApplication = {
  readonly candidateId: number;
  readonly state: ApplicationState;
  /** True unless the candidate's account is closed or refused. */
  readonly isAvailable: boolean;
};

/**
 * Locks an application until the end of the transaction, so that its changes follow each other. Undefined if
 * it was erased with the account of its candidate. Reads the facts after the lock, because a query that
 * waited for the row would see the previous answers. The candidate's row is locked first, as when an account
 * is deleted.
 */
export async function lockApplication(
  transaction: Transaction<Tables>,
  id: string,
): Promise<LockedApplication | undefined> {
  const owner = transaction.selectFrom('applications').select('candidate_id').where('id', '=', id);
  const held = transaction.selectFrom('candidates').select('status_id').where('id', '=', owner).forKeyShare();
  const candidate = await held.executeTakeFirst();
  if (candidate === undefined) return undefined;
  const found = transaction.selectFrom('applications').select('candidate_id').where('id', '=', id).forNoKeyUpdate();
  const application = await found.executeTakeFirst();
  if (application === undefined) return undefined;
  const facts = await transaction
    .selectFrom('applications')
    .select(factColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isAvailable = !isUnavailable(candidate.status_id);
  return { candidateId: application.candidate_id, state: applicationState(facts).state, isAvailable };
}
