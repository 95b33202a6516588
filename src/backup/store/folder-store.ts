import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hour } from '#durations.ts';
import { type BackupStore, checkName, ObjectMissing } from './backup-store.ts';

/** Backups in a folder that only its owner can read. */
export function folderStore(folder: string): BackupStore {
  const pathOf = (name: string): string => join(folder, checkName(name));
  return {
    address: folder,
    put: (name, bytes) => writeWhole(pathOf(name), bytes, folder),
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) throw new ObjectMissing(`${name} is missing`, { cause: error });
        throw error;
      }
    },
    list: (below) => listed(folder, pathOf(below)),
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Writes under a temporary name and renames, so that a crash leaves no half object. */
async function writeWhole(path: string, bytes: Uint8Array, folder: string): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await using file = await open(draft, 'wx', 0o600);
    await file.writeFile(bytes);
    await file.sync();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
  // The names of new folders are durable only once their parents are.
  if (made === undefined) return;
  for (let parent = dirname(path); parent !== folder && parent !== dirname(parent); parent = dirname(parent))
    await syncFolder(dirname(parent));
}

async function syncFolder(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

async function* listed(root: string, folder: string) {
  for (const entry of await entriesOf(folder)) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
    if (found === undefined) continue;
    if (!entry.name.endsWith('.part')) yield { name: relative(root, path), storedAt: found.mtime };
    // Deletes what a crash has left.
    else if (found.mtimeMs < Date.now() - hour) await rm(path, { force: true });
  }
}

async function entriesOf(folder: string) {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
