import { clamd } from '#antivirus/clamd.ts';
import { type Quarantine, scannedFiles } from '#board/candidates/documents/scanned-files.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { FileStore } from '#files/file-store.ts';
import { localStore } from '#files/local-store.ts';

/**
 * The installation's files. If there is a virus scanner, a file can be read only after the scanner has found
 * it clean.
 */
export type OpenedFiles = Omit<FileStore, 'marks'> & {
  /** Files that wait for the virus scanner; undefined without a scanner. */
  readonly quarantine: Quarantine | undefined;
};

/** Opens the files. Web server, worker and command-line programs all call this function. */
export function openFiles({ dataDir, clamavSocket }: Pick<Configuration, 'dataDir' | 'clamavSocket'>): OpenedFiles {
  const { marks, ...store } = localStore(dataDir);
  if (clamavSocket === undefined) return { ...store, quarantine: undefined };
  const scanned = scannedFiles({ files: store.files, marks }, clamd(clamavSocket));
  return { ...store, files: scanned, quarantine: scanned };
}
