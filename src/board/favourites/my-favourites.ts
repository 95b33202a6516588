import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { closingDays } from './favourite-limits.ts';
import { type FavouriteOffer, keptOffers } from './favourite-offers.ts';

export type MyFavourite = FavouriteOffer & { readonly note: string | null };

/**
 * What the candidate keeps, the last kept first; names of places in `locale`.
 * @throws SignInRequired
 */
export async function myFavourites(board: Board, viewer: Viewer, locale: Locale): Promise<MyFavourite[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('favourites')
    .select(['offer_id', 'note'])
    .where('candidate_id', '=', id)
    .where('dropped_at', 'is', null)
    .orderBy('kept_at', 'desc')
    .orderBy('offer_id', 'desc')
    .execute();
  const notes = new Map(rows.map(({ offer_id, note }) => [offer_id, note]));
  const offers = await keptOffers(board, viewer, [...notes.keys()], locale);
  return offers.map((one) => ({ ...one, note: notes.get(one.offer.id) ?? null }));
}

const day = 24 * 3_600_000;

/** Those that close within days, the first first. */
export function closingSoon<F extends FavouriteOffer>(favourites: readonly F[], now: Date): F[] {
  const until = now.getTime() + closingDays * day;
  return favourites
    .filter(({ mark, closesAt }) => mark === null && closesAt !== null && closesAt.getTime() <= until)
    .toSorted((a, b) => Number(a.closesAt) - Number(b.closesAt));
}
