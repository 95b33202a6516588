import { day, second } from '#durations.ts';
import { keepRefusal, type KeepRefusal } from '#board/favourites/favourite-policy.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import { visitor } from '#board/context/viewer.ts';
import { type Cookies, createCookieJar, namesOf, readCookie, readCookies } from '#http/cookies.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { favouritesCookie, readFavouriteIds, writeFavouriteIds } from './favourite-ids.ts';

const halfAYear = (180 * day) / second;

/** Reads the favourites from the visitor's cookie, the latest last. */
export function browserFavourites(request: Request, publicUrl: URL): number[] {
  return readFavouriteIds(
    readCookie(request.headers.get('cookie'), createCookieJar(publicUrl).nameOf(favouritesCookie)),
  );
}

/**
 * End of the cookie after a form without scripts changed a favourite. The server then marks the favourites on
 * the pages of this visitor, and these pages are not shared. The end is removed when a script changes a
 * favourite.
 */
const served = '.served';

/**
 * Returns the favourites if the server must mark them on the pages of this browser; undefined if a script
 * marks them.
 */
export function servedFavourites(cookieHeader: string | null | undefined): readonly number[] | undefined {
  const kept = servedIn(readCookies(cookieHeader));
  return kept === undefined ? undefined : readFavouriteIds(kept);
}

/**
 * Tells if the server must mark favourites on the pages of a browser with these cookies. The name of the
 * cookie may have its HTTP or its HTTPS form.
 */
export const asksForHearts = (cookies: Cookies): boolean => servedIn(cookies) !== undefined;

const servedIn = (cookies: Cookies): string | undefined =>
  namesOf(favouritesCookie)
    .map((name) => cookies[name])
    .find((kept) => kept?.endsWith(served));

type Kept = { readonly refused: null; readonly cookie: string } | { readonly refused: KeepRefusal | 'gone' };
type Parts = Pick<SiteParts, 'board' | 'publicUrl'>;

/** A click on the heart of an offer; `byForm` is true if the browser sent the form without a script. */
export type Click = { readonly id: number; readonly byForm: boolean };

/**
 * Returns the Set-Cookie line that adds an offer, or the reason why it cannot be added. Offers that left the
 * board do not count towards the limit.
 */
export async function addToBrowser(
  request: Request,
  { board, publicUrl }: Parts,
  { id, byForm }: Click,
): Promise<Kept> {
  const before = browserFavourites(request, publicUrl);
  const visible = await visibleOffers(board, [...before, id]);
  if (!visible.has(id)) return { refused: 'gone' };
  const others = before.filter((one) => one !== id && visible.has(one));
  const refused = keepRefusal(visitor, others.length);
  return refused === null ? { refused, cookie: setLine(publicUrl, [...others, id], byForm) } : { refused };
}

/** Returns the Set-Cookie line that removes an offer. */
export function removeFromBrowser(request: Request, publicUrl: URL, { id, byForm }: Click): string {
  const others = browserFavourites(request, publicUrl).filter((one) => one !== id);
  return setLine(publicUrl, others, byForm);
}

/** Returns the Set-Cookie line that deletes all favourites. */
export const forgetInBrowser = (publicUrl: URL): string => setLine(publicUrl, [], false);

function setLine(publicUrl: URL, ids: readonly number[], byForm: boolean): string {
  if (ids.length === 0) return createCookieJar(publicUrl).set(favouritesCookie, '', 0, { readable: true });
  const value = writeFavouriteIds(ids) + (byForm ? served : '');
  return createCookieJar(publicUrl).set(favouritesCookie, value, halfAYear, { readable: true });
}
