import type { Board } from '#board/context/board.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';

/**
 * Deletes files whose rows are gone. If the store does not answer, the sweep deletes them later: the rows
 * decide what is kept of a person, and they are gone already.
 */
export async function deleteFiles({ files }: Pick<Board, 'files'>, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await files.delete(key);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
  }
}
