import { data, type RouterContextProvider } from 'react-router';
import { FileInfected, FileInQuarantine } from '#board/candidates/documents/scanned-files.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { FileNotFound } from '#files/files.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { requestContext } from '#site/request/context.ts';
import { fileTrouble, type FileTrouble } from './file-trouble.ts';

/**
 * Answers a request for a file that the scanner has not checked yet or whose store is away (503), that the
 * scanner has removed (410), or whose bytes are lost (404).
 */
export function refusedFile(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  whose: Extract<FileTrouble, 'lostOwn' | 'lostReceived'>,
) {
  const { log } = context.get(requestContext);
  if (error instanceof FileInQuarantine) return later('unchecked', 60);
  if (error instanceof FileInfected) return data(null, { status: 410 });
  if (error instanceof FilesUnavailable) {
    log.warn({ err: error }, 'the store of the files is unavailable');
    return later('away', secondsUntilBack);
  }
  if (!(error instanceof FileNotFound)) return undefined;
  log.error({ err: error }, 'a file is missing');
  return data(null, { status: 404, headers: { [fileTrouble]: whose } });
}

const later = (trouble: FileTrouble, seconds: number) =>
  data(null, { status: 503, headers: { 'Retry-After': String(seconds), [fileTrouble]: trouble } });
