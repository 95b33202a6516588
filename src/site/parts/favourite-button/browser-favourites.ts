import { day, second } from '#durations.ts';
import { keepRefusal, type KeepRefusal } from '#board/favourites/favourite-policy.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import { visitor } from '#board/context/viewer.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { favouritesCookie, readFavouriteIds, writeFavouriteIds } from './favourite-ids.ts';

const halfAYear = (180 * day) / second;

/** Reads the favourites from the visitor's cookie, the latest last. */
export function browserFavourites(request: Request, publicUrl: URL): number[] {
  return readFavouriteIds(
    readCookie(request.headers.get('cookie'), createCookieJar(publicUrl).nameOf(favouritesCookie)),
  );
}

type Kept = { readonly refused: null; readonly cookie: string } | { readonly refused: KeepRefusal | 'gone' };
type Parts = Pick<SiteParts, 'board' | 'publicUrl'>;

/**
 * Returns the Set-Cookie line with one more offer, or the reason of a refusal. Offers that left the board do
 * not count for the limit.
 */
export async function addToBrowser(request: Request, { board, publicUrl }: Parts, id: number): Promise<Kept> {
  const before = browserFavourites(request, publicUrl);
  const visible = await visibleOffers(board, [...before, id]);
  if (!visible.has(id)) return { refused: 'gone' };
  const others = before.filter((one) => one !== id && visible.has(one));
  const refused = keepRefusal(visitor, others.length);
  return refused === null ? { refused, cookie: setLine(publicUrl, [...others, id]) } : { refused };
}

/** The Set-Cookie line with one offer less. */
export function removeFromBrowser(request: Request, publicUrl: URL, id: number): string {
  return setLine(
    publicUrl,
    browserFavourites(request, publicUrl).filter((one) => one !== id),
  );
}

/** The Set-Cookie line that forgets all favourites. */
export const forgetInBrowser = (publicUrl: URL): string => setLine(publicUrl, []);

function setLine(publicUrl: URL, ids: readonly number[]): string {
  const age = ids.length === 0 ? 0 : halfAYear;
  return createCookieJar(publicUrl).set(favouritesCookie, writeFavouriteIds(ids), age, { readable: true });
}
