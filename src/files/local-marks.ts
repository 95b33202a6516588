import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#write-durably.ts';
import type { FileMarks } from './file-marks.ts';

const suffixes = { infected: '.infected', told: '.told' } as const;

/**
 * Stores marks as empty files in `${dataDir}/quarantine`, because a crash cannot leave half a file name. The
 * name consists of the key and the mark. An earlier mark may remain after a later mark was written.
 */
export function localMarks(dataDir: string): FileMarks {
  const folder = join(dataDir, 'quarantine');
  // Encodes the key, because a caller may pass any text as a key, even a path.
  const pathOf = (key: string, suffix = '') => join(folder, encodeURIComponent(key) + suffix);
  const remove = async (key: string) => {
    // Removes the first mark last, because nobody may get the file while a mark exists.
    for (const suffix of ['.told', '.infected', '']) await rm(pathOf(key, suffix), { force: true });
  };
  return {
    set: async (key) => {
      await writeDurably(pathOf(key), '');
    },
    change: async (key, mark) => {
      await writeDurably(pathOf(key, suffixes[mark]), '');
    },
    of: async (key) => {
      if (await exists(pathOf(key, '.told'))) return 'told';
      if (await exists(pathOf(key, '.infected'))) return 'infected';
      return (await exists(pathOf(key))) ? 'waiting' : undefined;
    },
    keys: async (before) => {
      const keys = (await namesIn(folder)).filter((name) => !name.includes('.'));
      if (before === undefined) return keys;
      const marked = await Promise.all(keys.map((key) => stat(pathOf(key)).catch(() => undefined)));
      return keys.filter((_, at) => (marked[at]?.mtime ?? before) < before);
    },
    remove,
  };
}

const exists = (path: string): Promise<boolean> =>
  readFile(path).then(
    () => true,
    () => false,
  );

/** Returns nothing if the folder is missing, because the first mark creates the folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
