import { randomBytes } from 'node:crypto';
import { glob, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeDurably } from '#write-durably.ts';
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
    storedBefore: (moment) => storedBefore(root, moment),
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
  await writeDurably(pathOf(root, key), bytes);
  return key;
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

async function* storedBefore(root: string, moment: Date): AsyncGenerator<string, void> {
  for await (const path of glob('*/*/*', { cwd: root })) {
    const found = await stat(join(root, path)).catch(() => undefined);
    if (found === undefined || found.mtime >= moment) continue;
    if (keyShape.test(basename(path))) yield basename(path);
    // As writeDurably leaves it when the machine stops.
    else if (path.endsWith('.part')) await rm(join(root, path), { force: true });
  }
}
