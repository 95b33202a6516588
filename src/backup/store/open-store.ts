import { resolve } from 'node:path';
import { filesAddress } from '#configuration/files-address.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { bucketStore } from './bucket-store.ts';
import { BackupFailed } from './errors.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';

type Given = Pick<
  Configuration,
  'dataDir' | 'backupAccessKey' | 'backupSecretKey' | 'filesAccessKey' | 'filesSecretKey' | 'filesEncryption'
>;

/**
 * Opens the place that an address names: a folder, or a bucket (`s3://…`).
 * @throws BackupFailed for any other address, for a bucket without keys, and for a folder inside the data
 * folder, because both would be lost together
 */
export function openBackupStore(address: string, given: Given): BackupStore {
  if (address.startsWith('s3://')) return openBucket(address, given);
  if (/^[a-z][a-z0-9]+:\/\//i.test(address))
    throw new BackupFailed(`Backups go to a folder or a bucket: ${address.split(':', 1)[0]}:// is neither.`);
  const [folder, data] = [resolve(address), resolve(given.dataDir)];
  if (`${folder}/`.startsWith(`${data}/`))
    throw new BackupFailed(`Backups should lie outside of DATA_DIR: whoever loses ${given.dataDir} would lose both.`);
  return folderStore(folder);
}

function openBucket(address: string, given: Given): BackupStore {
  const parsed = filesAddress.safeParse(address);
  if (!parsed.success)
    throw new BackupFailed('The address should be such as s3://bucket/folder?endpoint=https://s3.example.org.');
  const accessKey = given.backupAccessKey ?? given.filesAccessKey;
  const secretKey = given.backupSecretKey ?? given.filesSecretKey;
  if (accessKey === undefined || secretKey === undefined)
    throw new BackupFailed('BACKUP_ACCESS_KEY and BACKUP_SECRET_KEY should be our keys at the bucket.');
  return bucketStore({ ...parsed.data, accessKey, secretKey, encryption: given.filesEncryption });
}
