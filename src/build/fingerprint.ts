import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonOrNothing } from '#json-or-nothing.ts';

const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
const folders = ['src'];

/**
 * Returns a hash of everything that a build reads. Reading 2,500 files takes 0.3 s of CPU. If size, times and
 * inode of every file are the same as at the last reading, the hash stored by that reading is returned (20
 * ms).
 * @param memory file that stores the hash of the last reading
 */
export async function fingerprintOfSources(root: string, memory: string): Promise<string> {
  const paths = sources(root);
  const times = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(join(root, path));
    times.update(`${path}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
  }
  const seen = times.digest('hex');
  const last = await readMemory(memory);
  if (last?.seen === seen) return last.hash;
  const hash = await hashOf(root, paths);
  await keep(memory, { seen, hash });
  return hash;
}

/** Lists the files that a build reads; tests are left out. */
function sources(root: string): string[] {
  const inFolders = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
  return [...files, ...inFolders].toSorted();
}

async function hashOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

type Memory = { readonly seen: string; readonly hash: string };

async function readMemory(file: string): Promise<Memory | null> {
  const value = jsonOrNothing(await readFile(file, 'utf8').catch(() => ''));
  return isMemory(value) ? value : null;
}

const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' &&
  value !== null &&
  'seen' in value &&
  typeof value.seen === 'string' &&
  'hash' in value &&
  typeof value.hash === 'string';

/** Stores the hash. If the file cannot be written, the next start reads all files again. */
async function keep(file: string, memory: Memory): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(draft, JSON.stringify(memory));
    await rename(draft, file);
  } catch {
    // Ignored: the next start reads the files again.
  }
}
