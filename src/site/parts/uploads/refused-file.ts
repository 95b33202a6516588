import { data } from 'react-router';
import { FileInfected, FileInQuarantine } from '#board/candidates/documents/scanned-files.ts';

/** Answers a request for a file that the scanner has not checked yet (503) or has removed (410). */
export function refusedFile(error: unknown) {
  if (error instanceof FileInQuarantine) return data(null, { status: 503, headers: { 'Retry-After': '60' } });
  return error instanceof FileInfected ? data(null, { status: 410 }) : undefined;
}
