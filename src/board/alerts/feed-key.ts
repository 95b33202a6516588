import { randomUUID } from 'node:crypto';
import type { Board } from '#board/context/board.ts';
import { updateOwnSearch } from '#board/saved-searches/own-search.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import type { Viewer } from '#board/context/viewer.ts';

/**
 * Gives a saved search a feed at a new secret address. A previous address stops working.
 * @throws SavedSearchNotFound, SignInRequired
 */
export function openFeed(board: Pick<Board, 'db'>, viewer: Viewer, id: string): Promise<void> {
  return setKey(board, viewer, id, randomUUID());
}

/** Closes the address of a feed for everybody. @throws SavedSearchNotFound, SignInRequired */
export function closeFeed(board: Pick<Board, 'db'>, viewer: Viewer, id: string): Promise<void> {
  return setKey(board, viewer, id, null);
}

async function setKey(board: Pick<Board, 'db'>, viewer: Viewer, id: string, feed_key: string | null): Promise<void> {
  const { numUpdatedRows } = await updateOwnSearch(board, viewer, id)
    .set({ feed_key })
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SavedSearchNotFound('no such saved search');
}
