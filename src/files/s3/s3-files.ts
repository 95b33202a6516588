import { checkFileKey, fileNotFound, isFileKey, newFileKey } from '../file-key.ts';
import type { Files } from '../files.ts';
import { type Shelf, shelves } from '../store-contents.ts';
import type { S3Objects } from './s3-objects.ts';

/**
 * Stores files as objects `files/<key>`; files that were set aside are `aside/<key>`. A move between the two
 * is a copy and then a deletion: after a crash in between the file is in both places, and every reader, the
 * next move and a deletion cope with that.
 */
export function s3Files(objects: S3Objects): Files {
  return {
    put: async (bytes) => {
      const key = newFileKey();
      await objects.put(objectName('files', key), bytes);
      return key;
    },
    get: async (key) => {
      for (const shelf of shelves) {
        const found = await objects.get(objectName(shelf, key));
        if (found !== null) return found.bytes;
      }
      return fileNotFound(key);
    },
    delete: async (key) => {
      for (const shelf of shelves) await objects.delete(objectName(shelf, key));
    },
    setAside: (key) => move(objects, objectName('files', key), objectName('aside', key)),
    takeBack: (key) => move(objects, objectName('aside', key), objectName('files', key)),
    asideBefore: (moment) => asideBefore(objects, moment),
    storedBefore: async function* (moment) {
      for await (const { name, storedAt } of objects.list('files'))
        if (isFileKey(name) && storedAt < moment) yield name;
    },
  };
}

/** @throws FileNotFound for a text that is not one of our keys */
export function objectName(shelf: Shelf, key: string): string {
  checkFileKey(key);
  return `${shelf}/${key}`;
}

async function move(objects: S3Objects, from: string, to: string): Promise<void> {
  if ((await objects.copy(from, to)) !== null) await objects.delete(from);
}

/**
 * A file that came from another store was set aside earlier than its object was written: its metadata say
 * when. Only objects younger than the moment have to be asked.
 */
async function* asideBefore(objects: S3Objects, moment: Date): AsyncGenerator<string, void> {
  for await (const { name, storedAt } of objects.list('aside')) {
    if (!isFileKey(name)) continue;
    const since = storedAt < moment ? storedAt : (await objects.facts(`aside/${name}`))?.since;
    if (since !== undefined && since < moment) yield name;
  }
}
