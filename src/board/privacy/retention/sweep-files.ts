import type { Board } from '#board/context/board.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';

const asked = 200;

type Stores = Pick<Board, 'db' | 'files'>;

// Limits of files without a row. Interrupted uploads never leave so many files. If both limits are exceeded,
// this is another database, or a database that is not restored yet.
const credible = { files: 20, share: 0.1 };

/** Too many files have no row, so this must be the wrong database. No file was touched. */
export class TooManyUnnamed extends Error {}

/**
 * Sets aside the files to which no row refers, because an upload was interrupted or the row was deleted.
 * Younger files than the moment are left, because their row may not be written yet.
 * @returns the number of files set aside
 * @throws TooManyUnnamed
 */
export async function setUnnamedAside({ db, files }: Stores, before: Date): Promise<number> {
  const unnamed: string[] = [];
  let all = 0;
  for await (const keys of inParts(files.storedBefore(before))) {
    all += keys.length;
    unnamed.push(...(await unnamedOf(db, keys)));
  }
  if (unnamed.length > credible.files && unnamed.length > all * credible.share)
    throw new TooManyUnnamed(`no row names ${unnamed.length} of ${all} files: is this their database?`);
  for (const key of unnamed) await files.setAside(key);
  return unnamed.length;
}

/**
 * Restores set-aside files to which a row refers again, and deletes the files that were set aside before the
 * moment.
 * @returns the number of deleted files
 */
export async function deleteSetAside({ db, files }: Stores, before: Date): Promise<number> {
  for await (const keys of inParts(files.asideBefore(new Date(8.64e15)))) {
    const unnamed = new Set(await unnamedOf(db, keys));
    for (const key of keys) if (!unnamed.has(key)) await files.takeBack(key);
  }
  let deleted = 0;
  for await (const keys of inParts(files.asideBefore(before))) {
    const unnamed = await unnamedOf(db, keys);
    for (const key of unnamed) await files.delete(key);
    deleted += unnamed.length;
  }
  return deleted;
}

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[], void> {
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < asked) continue;
    yield part;
    part = [];
  }
  yield part;
}
