import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { SignInRequired } from './sign-in-required.ts';
import { statusAfterChange } from './candidate-status.ts';

/**
 * Locks the candidate until the end of the transaction, so that changes of one profile follow each other.
 * Lock the candidate before any other row of the candidate. The lock is NO KEY UPDATE, because an application
 * locks its CV first and then, by its foreign key, the candidate: with an UPDATE lock here, this transaction
 * and the application would wait for each other.
 * @throws SignInRequired if the account was deleted meanwhile
 */
export async function lockCandidate(transaction: Transaction<Tables>, candidateId: number) {
  const found = transaction.selectFrom('candidates').selectAll().where('id', '=', candidateId).forNoKeyUpdate();
  const candidate = await found.executeTakeFirst();
  if (candidate === undefined) throw new SignInRequired('this account was deleted');
  return candidate;
}

/** Sets the status that follows from the profile (2 ↔ 3, see candidate-status.ts), and returns the status. */
export async function recomputeStatus(transaction: Transaction<Tables>, candidateId: number): Promise<number> {
  const candidate = await lockCandidate(transaction, candidateId);
  const cv = await transaction
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .limit(1)
    .executeTakeFirst();
  const statusId = statusAfterChange(candidate.status_id, missingFrom(candidate, cv !== undefined).length === 0);
  if (statusId !== candidate.status_id) {
    await transaction.updateTable('candidates').set({ status_id: statusId }).where('id', '=', candidateId).execute();
  }
  return statusId;
}

type Profile = {
  first_name: string;
  last_name: string;
  birth_date: string | null;
  nationality: string | null;
  study_level_id: number | null;
};

export type ProfileField = 'firstName' | 'lastName' | 'birthDate' | 'nationality' | 'studyLevelId' | 'cv';

/** Fields that an application requires, in the order of the form. */
export const neededFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'studyLevelId',
  'cv',
];

/** Returns the required fields that the profile lacks, in the order of the form. */
export function missingFrom(profile: Profile, hasCv: boolean): ProfileField[] {
  const present: Record<ProfileField, boolean> = {
    firstName: profile.first_name !== '',
    lastName: profile.last_name !== '',
    birthDate: profile.birth_date !== null,
    nationality: profile.nationality !== null,
    studyLevelId: profile.study_level_id !== null,
    cv: hasCv,
  };
  return neededFields.filter((field) => !present[field]);
}
