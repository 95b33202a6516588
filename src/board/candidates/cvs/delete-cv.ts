import type { Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import type { Tables } from '#database/tables.ts';
import { keyIfUnsent } from './require-own-cv.ts';
import { CvNotFound, asCvId } from './read-cv.ts';
import { lockCandidate, recomputeStatus } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/** Error «Vous devez avoir au minimum un CV sur votre espace personnel» (specification §5). */
export class LastCv extends Error {
  readonly code = 'cv.lastOne';
}

/**
 * Deletes a CV unless it is the only one. Its file is deleted too, unless an application contains it.
 * @throws SignInRequired, CvNotFound, LastCv
 */
export async function deleteCv(board: Board, viewer: Viewer, id: string): Promise<void> {
  const candidate = signedIn(viewer);
  const cvId = asCvId(id);
  const unused = await board.db.transaction().execute((transaction) => deleteRow(transaction, candidate.id, cvId));
  if (unused !== undefined) await deleteFiles(board, [unused]);
}

/** @returns the key of the file if no application uses the file any more */
async function deleteRow(
  transaction: Transaction<Tables>,
  candidateId: number,
  cvId: string,
): Promise<string | undefined> {
  await lockCandidate(transaction, candidateId);
  const cvs = await transaction
    .selectFrom('cvs')
    .select(['id', 'file_key'])
    .where('candidate_id', '=', candidateId)
    .execute();
  const cv = cvs.find(({ id }) => id === cvId);
  if (cv === undefined) throw new CvNotFound('no such CV');
  if (cvs.length === 1) throw new LastCv('a profile keeps at least one CV');
  await transaction.deleteFrom('cvs').where('id', '=', cvId).execute();
  await recomputeStatus(transaction, candidateId);
  return keyIfUnsent(transaction, candidateId, cv.file_key);
}
