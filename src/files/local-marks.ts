import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#write-durably.ts';

/** A file waits for the scanner; a virus was found in it; its owner knows. */
export type Mark = 'waiting' | 'infected' | 'told';

const suffixes = { infected: '.infected', told: '.told' } as const;

/**
 * Marks of files in a folder, each a name without content: what is written once stands whole after a crash. A
 * later mark outranks the earlier one, which may stay behind.
 */
export function openMarks(folder: string) {
  // Encoded, for a key that nobody gave out may be a path.
  const pathOf = (key: string, suffix = '') => join(folder, encodeURIComponent(key) + suffix);
  const remove = async (key: string) => {
    // The first mark last: as long as one is there, the file is given to nobody.
    for (const suffix of ['.told', '.infected', '']) await rm(pathOf(key, suffix), { force: true });
  };
  return {
    set: async (key: string): Promise<void> => {
      await writeDurably(pathOf(key), '');
    },
    change: async (key: string, mark: keyof typeof suffixes): Promise<void> => {
      await writeDurably(pathOf(key, suffixes[mark]), '');
    },
    of: async (key: string): Promise<Mark | undefined> => {
      if (await exists(pathOf(key, '.told'))) return 'told';
      if (await exists(pathOf(key, '.infected'))) return 'infected';
      return (await exists(pathOf(key))) ? 'waiting' : undefined;
    },
    /** The files that have any, or had their first before a moment. */
    keys: async (before?: Date): Promise<string[]> => {
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

/** None before the first. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
