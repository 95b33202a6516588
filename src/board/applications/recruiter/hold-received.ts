import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { lockApplication } from '../application-facts.ts';
import { after, type ApplicationChange } from '../application-state.ts';
import { ApplicationGone } from './application-gone.ts';

/**
 * Locks an application for an action of its recruiter until the end of the transaction.
 * @returns the candidate of the application
 * @throws ApplicationGone if the candidate withdrew first, or the account is closed
 */
export async function holdReceived(
  transaction: Transaction<Tables>,
  applicationId: string,
  change: ApplicationChange,
): Promise<number> {
  const application = await lockApplication(transaction, applicationId);
  if (!application?.isAvailable) throw new ApplicationGone('erased');
  if (after(application.state, change) === null) throw new ApplicationGone('withdrawn');
  return application.candidateId;
}
