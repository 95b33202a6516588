import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { lockApplication } from '../application-facts.ts';
import { after, type ApplicationChange } from '../application-state.ts';
import { ApplicationGone } from './application-gone.ts';

/**
 * Holds an application for what its recruiter does with it, until the end of the transaction.
 * @returns its candidate
 * @throws ApplicationGone when the candidate left first, or the account is closed
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
