import { data, type RouterContextProvider } from 'react-router';
import { FileInfected, FileInQuarantine } from '#board/candidates/documents/scanned-files.ts';
import { FileNotFound } from '#files/files.ts';
import { requestContext } from '#site/request/context.ts';
import { type DocumentOf, lostDocument } from './lost-document.ts';

/**
 * Answers a request for a file that the scanner has not checked yet (503) or has removed (410), or whose
 * bytes are lost (404, with a header for the words of the page).
 */
export function refusedFile(context: Readonly<RouterContextProvider>, error: unknown, whose: DocumentOf) {
  if (error instanceof FileInQuarantine) return data(null, { status: 503, headers: { 'Retry-After': '60' } });
  if (error instanceof FileInfected) return data(null, { status: 410 });
  if (!(error instanceof FileNotFound)) return undefined;
  context.get(requestContext).log.error({ err: error }, 'a file is missing');
  return data(null, { status: 404, headers: { [lostDocument]: whose } });
}
