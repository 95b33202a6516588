import type { Board } from '#board/board.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';

const asked = 200;

/**
 * Deletes files that no row names: their upload was cut, or their row is gone. One that is younger than the
 * moment may be about to get its row.
 * @returns how many
 */
export async function sweepFiles({ db, files }: Pick<Board, 'db' | 'files'>, before: Date): Promise<number> {
  let deleted = 0;
  let keys: string[] = [];
  const sweep = async () => {
    const unnamed = await unnamedOf(db, keys);
    for (const key of unnamed) await files.delete(key);
    deleted += unnamed.length;
    keys = [];
  };
  for await (const key of files.storedBefore(before)) {
    keys.push(key);
    if (keys.length === asked) await sweep();
  }
  await sweep();
  return deleted;
}
