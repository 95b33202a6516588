import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupStoreContract } from './backup-store-contract.ts';
import { folderStore } from './folder-store.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

backupStoreContract('a folder', async () => folderStore(await emptyFolder()));

test('only the owner can read a backup, and no temporary file stays', async () => {
  const folder = await emptyFolder();
  await folderStore(folder).put('files/ab/key', Buffer.from('private'));
  expect(await readdir(join(folder, 'files/ab'))).toEqual(['key']);
  expect((await stat(join(folder, 'files/ab/key'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700);
});
