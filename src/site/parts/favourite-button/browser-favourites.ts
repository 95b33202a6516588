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
 * End of the cookie after a form sent a heart, without scripts or before they loaded: then the server marks
 * the hearts, and pages for this visitor are not shared. A heart sent by a script removes this end.
 */
const served = '.served';

/** Returns the favourites that the server marks on this browser's pages; undefined if a script marks them. */
export function servedFavourites(cookieHeader: string | null | undefined): readonly number[] | undefined {
  const kept = servedIn(readCookies(cookieHeader));
  return kept === undefined ? undefined : readFavouriteIds(kept);
}

/** Tells if cookies request pages with marked hearts, whatever the address of the site. */
export const asksForHearts = (cookies: Cookies): boolean => servedIn(cookies) !== undefined;

const servedIn = (cookies: Cookies): string | undefined =>
  namesOf(favouritesCookie)
    .map((name) => cookies[name])
    .find((kept) => kept?.endsWith(served));

type Kept = { readonly refused: null; readonly cookie: string } | { readonly refused: KeepRefusal | 'gone' };
type Parts = Pick<SiteParts, 'board' | 'publicUrl'>;

/** A click on a heart; `byForm` if no script sent it. */
export type Click = { readonly id: number; readonly byForm: boolean };

/**
 * Returns the Set-Cookie line with one more offer, or the reason of a refusal. Offers that left the board
 * do not count towards the limit.
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

/** Returns the Set-Cookie line without one offer. */
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
