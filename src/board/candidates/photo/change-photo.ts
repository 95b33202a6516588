import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { deleteFiles } from '../documents/delete-file.ts';
import { discardUnlessNamed } from '../documents/discard-file.ts';
import { storeDocument } from '../documents/store-document.ts';
import { lockCandidate } from '../recompute-status.ts';
import { signedIn } from '../sign-in-required.ts';
import { squarePhoto } from './square-photo.ts';

/**
 * Sets the photo of the profile and deletes the file of the previous photo.
 * @throws SignInRequired
 * @throws InvalidInput on `photo` with photo.required, photo.notAllowed, photo.tooManyPixels or cv.infected
 */
export async function setPhoto(board: Board, viewer: Viewer, { photo }: { photo: unknown }): Promise<void> {
  signedIn(viewer);
  await keepPhoto(board, viewer, await squarePhoto(photo));
}

/**
 * Sets a photo that `squarePhoto` made.
 * @throws SignInRequired
 * @throws InvalidInput on `photo` with cv.infected
 */
export async function keepPhoto(board: Board, viewer: Viewer, square: Uint8Array): Promise<void> {
  const candidate = signedIn(viewer);
  const fileKey = await storeDocument(board.files, 'photo', square);
  try {
    await replaceKey(board, candidate.id, fileKey);
  } catch (error) {
    await discardUnlessNamed(board, fileKey);
    throw error;
  }
}

/**
 * Removes the photo from the profile and deletes its file; does nothing without a photo.
 * @throws SignInRequired
 */
export async function deletePhoto(board: Board, viewer: Viewer): Promise<void> {
  await replaceKey(board, signedIn(viewer).id, null);
}

/**
 * Changes the row first and then deletes the old file. A crash in between leaves a file without a row, never
 * a row without a file.
 */
async function replaceKey(board: Board, candidateId: number, fileKey: string | null): Promise<void> {
  const before = await board.db.transaction().execute(async (transaction) => {
    const { photo_file_key } = await lockCandidate(transaction, candidateId);
    const change = transaction.updateTable('candidates').set({ photo_file_key: fileKey });
    await change.where('id', '=', candidateId).execute();
    return photo_file_key;
  });
  if (before !== null) await deleteFiles(board, [before]);
}
