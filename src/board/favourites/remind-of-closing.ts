import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { closesSoon } from './closes-soon.ts';
import { isAppliedTo, tellOfFavourites } from './tell-of-favourites.ts';

/**
 * Notifies every candidate, once and in one message, of the favourites that close within some days. Notifies
 * again if an offer was prolonged later. Favourites to which the candidate has applied are left out.
 * @returns the number of candidates with marked favourites
 */
export function remindOfClosing(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const isUntold = sql`(f.reminded_end is null or f.reminded_end < o.broadcast_end - interval '1 day')`;
  return tellOfFavourites(board, {
    kind: 'favouriteClosing',
    isDue: sql<boolean>`${closesSoon(board.now())} and ${isUntold} and not ${isAppliedTo}`,
    mark: sql`reminded_end = o.broadcast_end`,
  });
}
