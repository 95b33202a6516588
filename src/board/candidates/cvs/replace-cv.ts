import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { readDocument } from '#board/candidates/documents/read-document.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import { storeDocument } from '#board/candidates/documents/store-document.ts';
import { keyIfUnsent, requireOwnCv } from './require-own-cv.ts';
import { asCvId } from './read-cv.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/**
 * Replaces a CV by another document, with today's date. Deletes the old file unless an application contains
 * it.
 * @throws SignInRequired, CvNotFound
 * @throws InvalidInput on `cv` with a code of `readDocument`, or cv.infected
 */
export async function replaceCv(board: Board, viewer: Viewer, { id, cv }: { id: string; cv: unknown }): Promise<void> {
  const candidate = signedIn(viewer);
  const cvId = asCvId(id);
  if (!(cv instanceof File)) throw new InvalidInput({ cv: 'cv.required' });
  const document = await readDocument('cv', cv);
  const fileKey = await storeDocument(board.files, 'cv', document.bytes);
  const unused = await change(board, candidate.id, cvId, { document, fileKey }).catch(async (error: unknown) => {
    await discardUnlessNamed(board, fileKey);
    throw error;
  });
  if (unused !== undefined) await deleteFiles(board, [unused]);
}

type Stored = { readonly document: Document; readonly fileKey: string };

/** @returns the key of the old file if no application uses the file */
function change(board: Board, candidateId: number, cvId: string, { document, fileKey }: Stored) {
  return board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidateId);
    const { file_key } = await requireOwnCv(transaction, candidateId, cvId);
    await transaction
      .updateTable('cvs')
      .set({
        file_key: fileKey,
        file_name: document.fileName,
        media_type: document.mediaType,
        size_bytes: document.bytes.length,
        published_at: board.now(),
      })
      .where('id', '=', cvId)
      .execute();
    return keyIfUnsent(transaction, candidateId, file_key);
  });
}
