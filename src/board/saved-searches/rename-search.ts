import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { updateOwnSearch } from './own-search.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';
import { searchName } from './search-name.ts';

const renaming = z.object({ name: searchName });

/** @throws InvalidInput on name; SavedSearchNotFound, SignInRequired */
export async function renameSearch(board: Pick<Board, 'db'>, viewer: Viewer, id: string, name: unknown): Promise<void> {
  const input = parseInput(renaming, { name });
  const { numUpdatedRows } = await updateOwnSearch(board, viewer, id)
    .set({ name: input.name })
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SavedSearchNotFound('no such saved search');
}
