import { afterAll, expect, test } from 'vitest';
import { startS3rver } from '#files/testing/s3rver.ts';
import { backupStoreContract } from './backup-store-contract.ts';
import { bucketStore } from './bucket-store.ts';
import { openBackupStore } from './open-store.ts';

const server = await startS3rver();
afterAll(() => server.end());

backupStoreContract('a bucket', async () => bucketStore(server.place()));

const noKeys = {
  dataDir: '/data',
  backupAccessKey: undefined,
  backupSecretKey: undefined,
  filesAccessKey: undefined,
  filesSecretKey: undefined,
  filesEncryption: undefined,
};

test('a bucket without our keys is refused, with the variables to set', () => {
  expect(() => openBackupStore('s3://backups/board', noKeys)).toThrow('BACKUP_ACCESS_KEY and BACKUP_SECRET_KEY');
});

test('a bucket that refuses us is named as the place of the backups, not as the store of the files', async () => {
  const place = server.place();
  const refusing = bucketStore({ ...place, bucket: 'no-such-bucket' });
  await expect(refusing.get('backups/one')).rejects.toThrow(
    `the place of the backups (s3://no-such-bucket/${place.prefix} at ${server.endpoint}) answers 404 NoSuchBucket`,
  );
  await expect(Array.fromAsync(refusing.list('backups'))).rejects.toThrow(/^the place of the backups/);
});

test('the keys of the documents open the backups, unless the backups have keys of their own', () => {
  const ofFiles = { ...noKeys, filesAccessKey: 'files', filesSecretKey: 'files' };
  expect(openBackupStore('s3://backups/board', ofFiles).address).toBe('s3://backups/board/');
});

test.each(['ftp://host/folder', 's3://'])('backups are not made at %s', (address) => {
  expect(() => openBackupStore(address, noKeys)).toThrow(/bucket/);
});
