import { rm, stat, utimes } from 'node:fs/promises';
import { writeDurably } from '#write-durably.ts';
import { checksumOf } from './checksum.ts';
import { isFileKey } from './file-key.ts';
import { filePath, filesOn, readIfThere } from './local-files.ts';
import type { StoreContents } from './store-contents.ts';

/** The files of a folder with their dates. */
export function localContents(dataDir: string): StoreContents {
  const read: StoreContents['read'] = async (shelf, key) => {
    const path = filePath(dataDir, shelf, key);
    const bytes = await readIfThere(path);
    return bytes === undefined ? null : { bytes, since: (await stat(path)).mtime };
  };
  return {
    list: async function* (shelf) {
      for await (const { name } of filesOn(dataDir, shelf)) if (isFileKey(name)) yield name;
    },
    read,
    checksum: async (shelf, key) => {
      const bytes = await readIfThere(filePath(dataDir, shelf, key));
      return bytes === undefined ? null : checksumOf(bytes);
    },
    write: async (shelf, key, { bytes, since }) => {
      const path = filePath(dataDir, shelf, key);
      await rm(path, { force: true });
      await writeDurably(path, bytes);
      await utimes(path, since, since);
    },
  };
}
