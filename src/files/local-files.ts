import { glob, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeDurably } from '#write-durably.ts';
import { checkFileKey, fileNotFound, isFileKey, newFileKey } from './file-key.ts';
import type { Files } from './files.ts';
import { type Shelf, shelves } from './store-contents.ts';

/**
 * Stores files in a folder of this machine, under `${dataDir}/files`; files that were set aside are in
 * `${dataDir}/aside`. A key is 160 random bits in hexadecimal; its first four digits name two levels of
 * folders, so that no folder grows beyond a few thousand entries. Only the owner can read the files.
 */
export function localFiles(dataDir: string): Files {
  const pathOf = (shelf: Shelf, key: string) => filePath(dataDir, shelf, key);
  return {
    put: async (bytes) => {
      const key = newFileKey();
      await writeDurably(pathOf('files', key), bytes);
      return key;
    },
    get: async (key) =>
      (await readIfThere(pathOf('files', key))) ?? (await readIfThere(pathOf('aside', key))) ?? fileNotFound(key),
    delete: async (key) => {
      for (const shelf of shelves) await rm(pathOf(shelf, key), { force: true });
    },
    setAside: async (key) => move(pathOf('files', key), pathOf('aside', key)),
    takeBack: async (key) => move(pathOf('aside', key), pathOf('files', key)),
    asideBefore: (moment) => storedBefore(dataDir, 'aside', moment),
    storedBefore: (moment) => storedBefore(dataDir, 'files', moment),
  };
}

/** @throws FileNotFound for a text that is not one of our keys, so that no key can lead out of the folder */
export function filePath(dataDir: string, shelf: Shelf, key: string): string {
  checkFileKey(key);
  return join(dataDir, shelf, key.slice(0, 2), key.slice(2, 4), key);
}

export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
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

async function* storedBefore(dataDir: string, shelf: Shelf, moment: Date): AsyncGenerator<string, void> {
  for await (const { path, name, storedAt } of filesOn(dataDir, shelf)) {
    if (storedAt >= moment) continue;
    if (isFileKey(name)) yield name;
    // Deletes temporary files, which writeDurably leaves if the machine stops.
    else if (name.endsWith('.part')) await rm(path, { force: true });
  }
}

/** Lists what lies on a shelf, temporary files too. */
export async function* filesOn(dataDir: string, shelf: Shelf) {
  const root = join(dataDir, shelf);
  for await (const relative of glob('*/*/*', { cwd: root })) {
    const path = join(root, relative);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) yield { path, name: basename(path), storedAt: found.mtime };
  }
}
