import type { Board } from '#board/board.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { createReferenceCache } from '#board/reference/reference-cache.ts';

const caches = new WeakMap<Board, () => Promise<Reference>>();

/** The reference values of a board, read at most once a minute. */
export function referenceOf(board: Board): Promise<Reference> {
  const cache = caches.get(board) ?? createReferenceCache(board.db);
  caches.set(board, cache);
  return cache();
}
