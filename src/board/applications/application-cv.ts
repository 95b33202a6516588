import type { Transaction } from 'kysely';
import { insertCv } from '#board/candidates/cvs/add-cv.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Tables } from '#database/tables.ts';

/** Document whose bytes are stored under a key. */
export type StoredDocument = Document & { readonly key: string };

/** Columns of an application that describe its CV. */
type CvColumns = { readonly file_key: string; readonly file_name: string; readonly media_type: string };

/**
 * Reads a CV of the profile and locks its row, so that the owner cannot delete it before the commit. The
 * offer is not locked, because it does no harm if an import closes the offer at this moment.
 * @throws InvalidInput on `cv` with cv.required
 */
export async function lockCvColumns(
  transaction: Transaction<Tables>,
  candidateId: number,
  id: string,
): Promise<CvColumns> {
  const cv = await transaction
    .selectFrom('cvs')
    .select(['file_key', 'file_name', 'media_type'])
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .forShare()
    .executeTakeFirst();
  if (cv === undefined) throw new InvalidInput({ cv: 'cv.required' });
  return cv;
}

/**
 * Returns the columns of a CV sent with the application. In a profile without a CV this CV becomes the first,
 * which may complete the profile; if the application is refused, the profile stays without it. The caller
 * must have locked the candidate.
 */
export async function cvThatCame(
  transaction: Transaction<Tables>,
  candidateId: number,
  document: StoredDocument,
  now: Date,
): Promise<CvColumns> {
  const { key, fileName, mediaType } = document;
  const kept = transaction.selectFrom('cvs').select('id').where('candidate_id', '=', candidateId).limit(1);
  const isFirst = (await kept.executeTakeFirst()) === undefined;
  if (isFirst) await insertCv(transaction, candidateId, document, key, now);
  return { file_key: key, file_name: fileName, media_type: mediaType };
}
