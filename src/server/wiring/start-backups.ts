import { startArchive } from '#backup/archive/start-archive.ts';
import { dropArchives } from '#backup/archive/archive-session.ts';
import { removeLeftScratch } from '#backup/restore/scratch-server.ts';
import { newFilesIn } from '#backup/files/new-files.ts';
import { backupPlace } from '#backup/store/backup-place.ts';
import { openBackupStore } from '#backup/store/open-store.ts';
import { nameInstallation } from '#database/installation-name.ts';
import { holding } from '#files/place-writer.ts';
import type { Backups } from '#server/schedule/backup-when-due.ts';
import { readKept, secretFile } from './secret.ts';
import type { SiteFoundations } from './site-foundations.ts';
import { storeOf } from './store-of.ts';

/**
 * Starts the continuous archive of the embedded database; null without BACKUP_TO. Without it the server must
 * not keep its log for an archive of former days.
 * @param running stops the archive after everything that writes, so that the archive has all of it
 */
export async function startBackups(
  { configuration, db, directUrl: url, log }: SiteFoundations,
  running: AsyncDisposableStack,
): Promise<Backups | null> {
  const { backupTo, dataDir, databaseUrl, secret } = configuration;
  const isEmbedded = databaseUrl === undefined;
  if (backupTo === undefined) {
    if (isEmbedded) await dropArchives(db);
    return null;
  }
  await removeLeftScratch();
  const store = openBackupStore(backupTo, configuration);
  const files = storeOf(configuration);
  const hold = holding(backupPlace(store, null), await nameInstallation(db, configuration));
  const parts = { store, url, dataDir, files: files.files, newFiles: newFilesIn(dataDir), hold, log };
  const archive = isEmbedded ? startArchive(parts) : null;
  running.defer(async () => archive?.stop());
  const source = {
    store,
    db,
    url,
    dataDir,
    files,
    hold,
    withDatabase: isEmbedded,
    secret: async () => (secret === undefined ? ((await readKept(secretFile(dataDir))) ?? null) : null),
  };
  return { source, archive };
}
