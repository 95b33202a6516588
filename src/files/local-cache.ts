import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FileCache } from './file-cache.ts';

const defaultMaxBytes = 256 * 2 ** 20;

/**
 * Cache in a folder of this machine. If the files exceed `maxBytes`, the least recently read files are
 * deleted until the rest takes nine tenths.
 */
export function localCache(folder: string, maxBytes = defaultMaxBytes): FileCache {
  let size: number | null = null;
  const pathOf = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40));
  const sweep = async (): Promise<number> => {
    const files = await filesIn(folder);
    let left = files.reduce((sum, file) => sum + file.size, 0);
    if (left <= maxBytes) return left;
    for (const file of files.toSorted((one, other) => one.asked - other.asked)) {
      if (left <= maxBytes * 0.9) break;
      await rm(file.path, { force: true });
      left -= file.size;
    }
    return left;
  };
  return {
    async get(key) {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(() => null);
      const now = new Date();
      if (bytes !== null) await utimes(path, now, now).catch(() => undefined);
      return bytes;
    },
    async put(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const [path, draft] = [pathOf(key), join(folder, `${randomUUID()}.part`)];
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path); // Writes by rename, so that readers see only complete files.
      size = (size ?? (await sweep())) + bytes.length;
      if (size > maxBytes) size = await sweep();
    },
  };
}

async function filesIn(folder: string) {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found === null ? [] : [{ path, size: found.size, asked: found.mtimeMs }];
    }),
  );
  return files.flat();
}
