import { z } from 'zod';
import type { Board } from '#board/board.ts';
import type { Viewer } from '#board/viewer.ts';
import type { Document } from './documents/read-document.ts';
import { signedIn } from './sign-in-required.ts';

/** No CV of this candidate has that id; whether somebody else's has is nobody's business. */
export class CvNotFound extends Error {
  readonly code = 'cv.notFound';
}

/** As PostgreSQL writes it: RFC 9562, 4, takes capitals too. */
const cvId = z.uuid().toLowerCase();

/**
 * @throws CvNotFound when `given` is not the shape of an id.
 */
export function asCvId(given: string): string {
  const parsed = cvId.safeParse(given);
  if (!parsed.success) throw new CvNotFound('no such CV');
  return parsed.data;
}

/**
 * A CV with its bytes, for its owner only.
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
