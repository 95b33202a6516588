import type { Board } from '#board/context/board.ts';
import type { Document } from '#board/candidates/documents/read-document.ts';
import type { Opened } from '../application-history.ts';
import { stillThere } from './application-gone.ts';
import { noteOpening } from './note-opening.ts';

/** The kinds of documents of an application. */
export const received = ['cv', 'coverLetter'] as const satisfies readonly Opened[];
export type ReceivedDocument = (typeof received)[number];

/** The application has no such document. */
export class NoSuchDocument extends Error {
  readonly code = 'application.noSuchDocument';
}

/**
 * Returns a document of an application for its recruiter, after noting that it was opened.
 * @throws ApplicationGone, NoSuchDocument; FileNotFound if the file is lost; FileInQuarantine, FileInfected
 */
export async function openDocument(board: Board, applicationId: string, what: ReceivedDocument): Promise<Document> {
  const prefix = what === 'cv' ? ('cv' as const) : ('cover_letter' as const);
  const row = await board.db
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select([`${prefix}_file_key as key`, `${prefix}_file_name as fileName`, `${prefix}_media_type as mediaType`])
    .select(['a.withdrawn_at as withdrawnAt', 'c.status_id as statusId'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  const { key, fileName, mediaType } = stillThere(row);
  if (key === null || fileName === null || mediaType === null) throw new NoSuchDocument('no such document');
  const bytes = await board.files.get(key);
  await noteOpening(board, applicationId, what);
  return { fileName, mediaType, bytes };
}
