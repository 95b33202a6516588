import { clamd } from '#antivirus/clamd.ts';
import { type Quarantine, scannedFiles } from '#board/candidates/documents/scanned-files.ts';
import type { Configuration } from '#configuration.ts';
import type { Files } from '#files/files.ts';

/** The files that nobody is given before they are scanned; undefined where there is no virus scanner. */
export function behindScanner(
  files: Files,
  { dataDir, clamavSocket }: Pick<Configuration, 'dataDir' | 'clamavSocket'>,
): (Files & Quarantine) | undefined {
  return clamavSocket === undefined ? undefined : scannedFiles(files, clamd(clamavSocket), dataDir);
}
