import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { lockApplication } from '../application-facts.ts';
import { answers, type ApplicationState } from '../application-state.ts';
import { ApplicationGone } from '../recruiter/application-gone.ts';

/** Party of an exchange. Nobody else can read it or write in it. */
export const parties = ['candidate', 'recruiter'] as const;
export type Party = (typeof parties)[number];

/** Reason why nobody can write in an exchange. */
export type ExchangeClosure = 'unanswered' | 'withdrawn';

/** The recruiter has not answered the application yet, so nobody can write in the exchange. */
export class NotAnsweredYet extends Error {
  readonly code = 'exchange.notAnsweredYet';
}

/**
 * Returns the reason why nobody can write; null if both parties can. The first answer of the recruiter begins
 * an exchange, so that a recruiter who does not answer gets no further mail. Only the withdrawal of the
 * application, or the end of the account, closes the exchange: a declined candidate may ask why.
 */
export function exchangeClosure(state: ApplicationState): ExchangeClosure | null {
  if (state === 'withdrawn') return 'withdrawn';
  return answers.some((answer) => answer === state) ? null : 'unanswered';
}

/**
 * Locks the application of an exchange until the end of the transaction, so that messages follow each other.
 * @returns the candidate of the application
 * @throws ApplicationGone, NotAnsweredYet
 */
export async function holdExchange(transaction: Transaction<Tables>, applicationId: string): Promise<number> {
  const application = await lockApplication(transaction, applicationId);
  if (!application?.isAvailable) throw new ApplicationGone('erased');
  const closure = exchangeClosure(application.state);
  if (closure === 'withdrawn') throw new ApplicationGone('withdrawn');
  if (closure === 'unanswered') throw new NotAnsweredYet('the recruiter has not answered this application');
  return application.candidateId;
}
