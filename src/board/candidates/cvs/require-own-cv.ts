import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { CvNotFound } from './read-cv.ts';

/** @throws CvNotFound if the candidate does not have this CV */
export async function requireOwnCv(transaction: Transaction<Tables>, candidateId: number, cvId: string) {
  const found = transaction
    .selectFrom('cvs')
    .selectAll()
    .where('id', '=', cvId)
    .where('candidate_id', '=', candidateId);
  const cv = await found.executeTakeFirst();
  if (cv === undefined) throw new CvNotFound('no such CV');
  return cv;
}

/** @returns the key if no application contains the file. The caller may then delete the file */
export async function keyIfUnsent(
  transaction: Transaction<Tables>,
  candidateId: number,
  fileKey: string,
): Promise<string | undefined> {
  const sent = await transaction
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('cv_file_key', '=', fileKey)
    .executeTakeFirst();
  return sent ? undefined : fileKey;
}
