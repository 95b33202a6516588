import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { filesContract } from './files-contract.ts';
import { localFiles } from './local-files.ts';

const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

filesContract('a folder of this machine', async () => localFiles(await emptyFolder()));

test('a key reveals nothing about the file and contains at least 128 random bits', async () => {
  const files = localFiles(await emptyFolder());
  const key = await files.put(Buffer.from('secret'));
  expect(key).toMatch(/^[0-9a-f]{32,}$/);
});

test('a stored file is readable by its owner only, lies two folders deep, and leaves no temporary file', async () => {
  const folder = await emptyFolder();
  const key = await localFiles(folder).put(Buffer.from('private'));
  const path = join(folder, 'files', key.slice(0, 2), key.slice(2, 4));
  expect(await readdir(path)).toEqual([key]);
  expect((await stat(join(path, key))).mode & 0o777).toBe(0o600);
});

test('a deletion is refused if the key leads out of the folder', async () => {
  const files = localFiles(await emptyFolder());
  await expect(files.delete('../../../etc/hostname')).rejects.toThrow('no file has the key');
});

test('an incomplete file left by a crash is deleted once no process can still be writing to it', async () => {
  const folder = await emptyFolder();
  const files = localFiles(folder);
  const key = await files.put(Buffer.from('whole'));
  const draft = join(folder, 'files', key.slice(0, 2), key.slice(2, 4), `${key}.x.part`);
  await writeFile(draft, 'half');
  await Array.fromAsync(files.storedBefore(new Date(Date.now() - minute)));
  expect((await stat(draft)).size).toBe(4);
  expect(await Array.fromAsync(files.storedBefore(new Date(Date.now() + minute)))).toEqual([key]);
  await expect(stat(draft)).rejects.toThrow('ENOENT');
});
