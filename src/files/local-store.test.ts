import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fileCacheContract } from './file-cache-contract.ts';
import { fileMarksContract } from './file-marks-contract.ts';
import { localCache } from './local-cache.ts';
import { localStore } from './local-store.ts';

const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

fileMarksContract('a folder of this machine', async () => localStore(await emptyFolder()).marks);
fileCacheContract('a folder of this machine', async (maxBytes) => localCache(await emptyFolder(), maxBytes));
