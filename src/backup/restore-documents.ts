import type { Kysely } from 'kysely';
import { namedFiles } from '#board/candidates/documents/named-files.ts';
import type { Tables } from '#database/tables.ts';
import { chooseBackup } from './restore/choose-backup.ts';
import { type RestoredFiles, type RestoredStore, restoreFiles } from './restore/restore-files.ts';
import type { BackupStore } from './store/backup-store.ts';

type Parts = {
  readonly store: BackupStore;
  readonly id?: string | undefined;
  readonly db: Kysely<Tables>;
  readonly files: RestoredStore;
  readonly report: (step: string) => void;
};

/**
 * Puts back the documents that rows name and that are lost, for a database that was restored by other means.
 */
export async function restoreDocuments({ store, id, db, files, report }: Parts): Promise<RestoredFiles> {
  const { manifest } = await chooseBackup(store, { id });
  return restoreFiles({ store, manifest, files, named: await namedFiles(db), report });
}
