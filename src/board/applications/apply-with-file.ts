import type { Board } from '#board/board.ts';
import { addCv } from '#board/candidates/add-cv.ts';
import { deleteCv, LastCv } from '#board/candidates/delete-cv.ts';
import { CvNotFound } from '#board/candidates/read-cv.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import type { SignedIn } from '#board/viewer.ts';
import { type ApplicationToOffer, applyToOffer } from './apply-to-offer.ts';

type Application = Omit<ApplicationToOffer, 'cvId'> & { readonly cv: File };

/**
 * Applies to an offer with a CV that comes with the application. It passes through the profile, which it may
 * make complete, and stays there only as its first one.
 * @throws what addCv and applyToOffer throw
 */
export async function applyWithFile(
  board: Board,
  viewer: SignedIn,
  { cv, ...application }: Application,
): Promise<{ id: string }> {
  const { id: cvId } = await addCv(board, viewer, { cv });
  try {
    const now = await readViewer(board, viewer.candidate.oid);
    return await applyToOffer(board, now, { ...application, cvId });
  } finally {
    await deleteCv(board, viewer, cvId).catch(unlessNeeded);
  }
}

function unlessNeeded(error: unknown): void {
  if (!(error instanceof LastCv || error instanceof CvNotFound)) throw error;
}
