import { randomBytes } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeDurably } from '#write-durably.ts';
import { FileNotFound } from './files.ts';
import type { Files } from './files.ts';

const keyShape = /^[0-9a-f]{40}$/;

/**
 * Stores files in a folder of this machine, under `${dataDir}/files`; files that were set aside are in
 * `${dataDir}/aside`. A key is 160 random bits in hexadecimal; its first four digits name two levels of
 * folders, so that no folder grows beyond a few thousand entries. Only the owner can read the files.
 */
export function localFiles(dataDir: string): Files {
  const root = join(dataDir, 'files');
  const aside = join(dataDir, 'aside');
  return {
    put: (bytes) => store(root, bytes),
    get: async (key) => (await read(pathOf(root, key))) ?? (await read(pathOf(aside, key))) ?? notFound(key),
    delete: async (key) => {
      for (const folder of [root, aside]) await rm(pathOf(folder, key), { force: true });
    },
    setAside: async (key) => move(pathOf(root, key), pathOf(aside, key)),
    takeBack: async (key) => move(pathOf(aside, key), pathOf(root, key)),
    asideBefore: (moment) => storedBefore(aside, moment),
    storedBefore: (moment) => storedBefore(root, moment),
  };
}

/** @throws FileNotFound for a text that is not one of our keys, so that no key can lead out of the folder */
function pathOf(root: string, key: string): string {
  if (!keyShape.test(key)) notFound(key);
  return join(root, key.slice(0, 2), key.slice(2, 4), key);
}

async function store(root: string, bytes: Uint8Array): Promise<string> {
  const key = randomBytes(20).toString('hex');
  await writeDurably(pathOf(root, key), bytes);
  return key;
}

function notFound(key: string): never {
  throw new FileNotFound(`no file has the key ${JSON.stringify(key)}`);
}

async function read(path: string): Promise<Uint8Array | undefined> {
  return readFile(path).catch(isAbsent);
}

/**
 * Dates the file before moving it, so that the sweep examines the file later even if a crash prevents the
 * move.
 */
async function move(from: string, to: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(from, now, now);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
  } catch (error) {
    isAbsent(error);
  }
}

/** Accepts the error of a missing file. @throws any other error */
function isAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  throw error;
}

async function* storedBefore(root: string, moment: Date): AsyncGenerator<string, void> {
  for await (const path of glob('*/*/*', { cwd: root })) {
    const found = await stat(join(root, path)).catch(() => undefined);
    if (found === undefined || found.mtime >= moment) continue;
    if (keyShape.test(basename(path))) yield basename(path);
    // Deletes temporary files, which writeDurably leaves if the machine stops.
    else if (path.endsWith('.part')) await rm(join(root, path), { force: true });
  }
}
