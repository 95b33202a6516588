import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { type FavouriteOffer, favouriteOffersOf } from './favourite-offers.ts';
import { closingDays } from './favourite-limits.ts';

/**
 * Returns up to `most` favourites that close within some days, without favourites to which the candidate has
 * applied. The favourite that closes first comes first. Place names are in `locale`.
 * @throws SignInRequired
 */
export async function closingFavourites(
  board: Board,
  viewer: Viewer,
  locale: Locale,
  most: number,
): Promise<FavouriteOffer[]> {
  const { id } = signedIn(viewer);
  const now = board.now();
  const { rows } = await sql<{ id: number }>`
    select o.id from favourites f join offers o on o.id = f.offer_id
    where f.candidate_id = ${id} and f.dropped_at is null and ${closesSoon(now)}
      and not exists (select from applications a where a.candidate_id = f.candidate_id and a.offer_id = o.id)
    order by o.broadcast_end, o.id limit ${most}`.execute(board.db);
  return favouriteOffersOf(
    board,
    viewer,
    rows.map((row) => row.id),
    locale,
  );
}

/** SQL condition: the offer `o` is open at a moment and closes within some days. */
export function closesSoon(now: Date) {
  return sql<boolean>`${isOpen(now)} and o.broadcast_end <= ${now}::timestamptz + make_interval(days => ${closingDays})`;
}
