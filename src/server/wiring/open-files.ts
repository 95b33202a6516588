import type { Kysely } from 'kysely';
import { clamd } from '#antivirus/clamd.ts';
import { type Quarantine, scannedFiles } from '#board/candidates/documents/scanned-files.ts';
import { newFilesIn, notingFiles } from '#backup/files/new-files.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { nameInstallation } from '#database/installation-name.ts';
import type { Tables } from '#database/tables.ts';
import { certainFiles } from '#files/certain-files.ts';
import type { FileStore } from '#files/file-store.ts';
import { ownedFiles } from '#files/owned-files.ts';
import { holding } from '#files/place-writer.ts';
import { checkFiles } from './check-files.ts';
import { storeOf } from './store-of.ts';

/**
 * The installation's files. If there is a virus scanner, a file can be read only after the scanner has found
 * it clean.
 */
export type OpenedFiles = Pick<FileStore, 'files' | 'pictures' | 'identity' | 'large'> & {
  /** Files that wait for the virus scanner; undefined without a scanner. */
  readonly quarantine: Quarantine | undefined;
};

/**
 * Opens the files of this database. Web server, worker and command-line programs all call this function.
 * @throws the errors of `checkFiles`
 */
export async function openFiles(db: Kysely<Tables>, configuration: Configuration): Promise<OpenedFiles> {
  await checkFiles(db, configuration);
  const { marks, pictures, identity, large, owned, files: stored } = storeOf(configuration);
  const hold = owned === null ? null : holding(owned, await nameInstallation(db, configuration));
  const certain = certainFiles(hold === null ? stored : ownedFiles(stored, hold), identity);
  const { backupTo, dataDir, databaseUrl } = configuration;
  // Only the archive of the embedded database sends new documents, and forgets their notes.
  const files =
    backupTo === undefined || databaseUrl !== undefined ? certain : notingFiles(certain, newFilesIn(dataDir));
  if (configuration.clamavSocket === undefined) return { files, pictures, identity, large, quarantine: undefined };
  const scanned = scannedFiles({ files, marks }, clamd(configuration.clamavSocket));
  return { files: scanned, pictures, identity, large, quarantine: scanned };
}
