import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/** The candidate has no CV with this id. The error does not reveal if another candidate has such a CV. */
export class CvNotFound extends Error {
  readonly code = 'cv.notFound';
}

/** @throws CvNotFound if `given` does not have the form of an id */
export function asCvId(given: string): string {
  if (!isUuid(given)) throw new CvNotFound('no such CV');
  return given.toLowerCase();
}

/**
 * Reads a CV with its bytes, for its owner only.
 * @throws SignInRequired, CvNotFound
 */
export async function readCv(board: Board, viewer: Viewer, id: string): Promise<Document> {
  const candidate = signedIn(viewer);
  const cv = await board.db
    .selectFrom('cvs')
    .select(['file_key', 'file_name', 'media_type'])
    .where('id', '=', asCvId(id))
    .where('candidate_id', '=', candidate.id)
    .executeTakeFirst();
  if (cv === undefined) throw new CvNotFound('no such CV');
  return { fileName: cv.file_name, mediaType: cv.media_type, bytes: await board.files.get(cv.file_key) };
}
