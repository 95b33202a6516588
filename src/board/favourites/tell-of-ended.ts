import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isWithdrawnForGood } from '#board/offers/withdrawn-for-good.ts';
import { isAppliedTo, tellOfFavourites } from './tell-of-favourites.ts';

/**
 * Notifies candidates of favourites that were filled or withdrawn, once per offer. A filled favourite is news
 * for its applicants too, unless it was filled when they saved it. A withdrawal is left out if the offer was
 * filled, or if the candidate applied to it: tellApplicants tells applicants.
 * @returns the number of messages
 */
export async function tellOfEnded(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const now = board.now();
  const filled = await tellOfFavourites(board, {
    kind: 'favouriteFilled',
    isDue: sql<boolean>`o.filled_at > f.kept_at and f.filled_told_at is null`,
    mark: sql`filled_told_at = ${now}`,
  });
  const withdrawn = await tellOfFavourites(board, {
    kind: 'favouriteWithdrawn',
    isDue: sql<boolean>`${isWithdrawnForGood(now)} and o.filled_at is null and f.withdrawn_told_at is null
      and not ${isAppliedTo}`,
    mark: sql`withdrawn_told_at = ${now}`,
  });
  return filled + withdrawn;
}
