import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileNotFound } from './files.ts';
import type { Files } from './files.ts';

const keyShape = /^[0-9a-f]{40}$/;

/**
 * Files in a folder of this machine, under `${dataDir}/files`. A key is 160 random bits in hexadecimal; its
 * first four digits name two levels of folders, so that no folder grows past a few thousand entries. Files
 * are readable by their owner only.
 */
export function localFiles(dataDir: string): Files {
  const root = join(dataDir, 'files');
  return {
    put: (bytes) => store(root, bytes),
    get: async (key) => read(pathOf(root, key)),
    delete: async (key) => rm(pathOf(root, key), { force: true }),
  };
}

/**
 * @throws FileNotFound for anything that is not one of our keys, so that no key can climb out of the folder.
 */
function pathOf(root: string, key: string): string {
  if (!keyShape.test(key)) throw new FileNotFound(`no file has the key ${JSON.stringify(key)}`);
  return join(root, key.slice(0, 2), key.slice(2, 4), key);
}

async function store(root: string, bytes: Uint8Array): Promise<string> {
  const key = randomBytes(20).toString('hex');
  const path = pathOf(root, key);
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeDurably(path, bytes);
  await syncFolders(folder, made === undefined ? folder : dirname(made));
  return key;
}

/**
 * A reader sees the whole file or none: the name appears by a rename, after the bytes have reached the disk.
 */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * A new name survives a crash only once its folder is synchronised, and a new folder once its parent is
 * (fsync(2)).
 */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === upTo || folder === dirname(folder)) return;
  }
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new FileNotFound('no file has this key');
    throw error;
  }
}
