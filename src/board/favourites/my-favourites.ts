import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { maximumFavourites } from './favourite-limits.ts';
import { type FavouriteOffer, favouriteOffersOf } from './favourite-offers.ts';

export type MyFavourite = FavouriteOffer & { readonly note: string | null };

/**
 * Returns the candidate's favourites or a page of them, the last saved first. Place names are in `locale`.
 * @throws SignInRequired
 */
export async function myFavourites(
  board: Board,
  viewer: Viewer,
  locale: Locale,
  { offset, limit }: { offset: number; limit: number } = { offset: 0, limit: maximumFavourites },
): Promise<MyFavourite[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('favourites')
    .select(['offer_id', 'note'])
    .where('candidate_id', '=', id)
    .where('dropped_at', 'is', null)
    .orderBy('kept_at', 'desc')
    .orderBy('offer_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const notes = new Map(rows.map(({ offer_id, note }) => [offer_id, note]));
  const offers = await favouriteOffersOf(board, viewer, [...notes.keys()], locale);
  return offers.map((one) => ({ ...one, note: notes.get(one.offer.id) ?? null }));
}

/** Returns the number of the candidate's favourites. @throws SignInRequired */
export async function countFavourites({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<number> {
  const { kept } = await db
    .selectFrom('favourites')
    .select((select) => select.fn.countAll<number>().as('kept'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return kept;
}
