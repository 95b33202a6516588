import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#files/files.ts';
import { writeDurably } from '#write-durably.ts';

/** Keys of the files that the continuous archive does not have yet. */
export type NewFiles = {
  note(key: string): Promise<void>;
  keys(): Promise<string[]>;
  forget(key: string): Promise<void>;
};

/** Notes keys as empty files in `${dataDir}/new-files`, where every process of the machine finds them. */
export function newFilesIn(dataDir: string): NewFiles {
  const folder = join(dataDir, 'new-files');
  const pathOf = (key: string) => join(folder, encodeURIComponent(key));
  return {
    note: async (key) => {
      await writeDurably(pathOf(key), '');
    },
    keys: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.endsWith('.part')).map(decodeURIComponent);
    },
    forget: (key) => rm(pathOf(key), { force: true }),
  };
}

/**
 * Notes every new file before its key is returned, and so before a row can name the file. The archive copies
 * noted files before the log that has their rows.
 */
export function notingFiles(files: Files, newFiles: NewFiles): Files {
  return {
    ...files,
    put: async (bytes) => {
      const key = await files.put(bytes);
      await newFiles.note(key);
      return key;
    },
  };
}
