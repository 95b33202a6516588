import type { Board } from '#board/context/board.ts';
import type { TransmittedApplication } from '#board/applications/transmit-application.ts';
import { FileInfected } from '#board/candidates/documents/scanned-files.ts';
import { FileNotFound } from '#files/files.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import type { Attachment } from '#mail/mailer.ts';

const maximumAttached = 5 * 1024 * 1024;

/**
 * Returns the CV and the cover letter as attachments if they have at most 5 MB together, otherwise
 * undefined.
 */
export async function attachments(
  board: Board,
  application: TransmittedApplication,
): Promise<Attachment[] | undefined> {
  const files = [cvOf(application), coverLetterOf(application)].filter((file) => file !== undefined);
  const documents = await Promise.all(
    files.map(async ({ fileKey, ...file }) => ({ ...file, bytes: await cleanBytes(board, fileKey) })),
  );
  const size = documents.reduce((total, { bytes }) => total + bytes.length, 0);
  return size <= maximumAttached ? documents : undefined;
}

/**
 * Returns the bytes of a clean file. A file that is not scanned yet, or a store that does not answer, makes
 * the job try again later.
 * @throws NotWorthRetrying for an infected or missing file: an application without its documents would count
 * as sent, whereas the operator can restore a missing file and send the application again
 */
async function cleanBytes({ files }: Board, fileKey: string): Promise<Uint8Array> {
  try {
    return await files.get(fileKey);
  } catch (error) {
    const isHopeless = error instanceof FileInfected || error instanceof FileNotFound;
    throw isHopeless ? new NotWorthRetrying(error.message, { cause: error }) : error;
  }
}

type StoredFile = { readonly fileKey: string; readonly fileName: string; readonly mediaType: string };

function cvOf(application: TransmittedApplication): StoredFile {
  return { fileKey: application.cv_file_key, fileName: application.cv_file_name, mediaType: application.cv_media_type };
}

function coverLetterOf({
  cover_letter_file_key,
  cover_letter_file_name,
  cover_letter_media_type,
}: TransmittedApplication): StoredFile | undefined {
  if (cover_letter_file_key === null || cover_letter_file_name === null || cover_letter_media_type === null)
    return undefined;
  return { fileKey: cover_letter_file_key, fileName: cover_letter_file_name, mediaType: cover_letter_media_type };
}
