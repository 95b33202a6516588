import { resolve } from 'node:path';
import { BackupFailed } from './errors.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';

/**
 * Opens the place that an address names.
 * @throws BackupFailed for an address that is no folder, and for a folder inside the data folder, because
 * both would be lost together
 */
export function openBackupStore(address: string, dataDir: string): BackupStore {
  if (/^[a-z][a-z0-9]+:\/\//i.test(address))
    throw new BackupFailed(`Backups go to a folder: ${address.split(':', 1)[0]}:// is not supported.`);
  const [folder, data] = [resolve(address), resolve(dataDir)];
  if (`${folder}/`.startsWith(`${data}/`))
    throw new BackupFailed(`Backups should lie outside of DATA_DIR: whoever loses ${dataDir} would lose both.`);
  return folderStore(folder);
}
