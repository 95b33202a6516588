import type { Viewer } from '#board/context/viewer.ts';
import { namesOf, readCookies } from '#http/cookies.ts';
import { sessionCookie } from '#identity/relying-party/sessions/session-store.ts';
import { asksForFrames } from '#site/scripts/on-every-page/consent-cookie.ts';
import { asksForHearts } from '#site/parts/favourite-button/browser-favourites.ts';
import { frameCookie, previewCookie } from '#site/request/preview-cookie.ts';
import { messageCookie } from '#site/routing/stored-message.ts';

// Cookies that make a request personal for every page: a session, a message for the next page, a preview.
const personal = [sessionCookie, messageCookie, previewCookie, frameCookie].flatMap(namesOf);

/** Tells if no cookie makes the request personal, so that visitors may share the answer. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return true;
  return !hasPersonalCookie(cookieHeader) && !asksForFrames(cookieHeader) && !asksForHearts(readCookies(cookieHeader));
}

/** Tells if the browser has a session, a message for its next page, or a preview. */
export function hasPersonalCookie(cookieHeader: string | undefined): boolean {
  const cookies = readCookies(cookieHeader);
  return personal.some((name) => cookies[name] !== undefined);
}

type Rendered = {
  readonly page: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
  readonly cookies: readonly string[];
};

/** Tells if a page may be shared: complete, without cookies, and not marked as private. */
export function isShared({ page: { status, headers }, cookies }: Rendered): boolean {
  return status === 200 && cookies.length === 0 && headers['cache-control'] === sharedControl;
}

// Lets browsers store a shared page, but makes them ask for each visit if it is still valid, because signing
// in changes the page at once.
const sharedControl = 'no-cache';
const ownControl = 'private, no-cache';

/**
 * Sets Cache-Control on a page. The page of a signed-in person is private, because its header shows the name.
 * A page that marks a browser's favourites is private too.
 */
export function sayWhoKeeps(response: Response, viewer: Viewer): void {
  response.headers.set('Cache-Control', isOfVisitors(viewer) ? sharedControl : ownControl);
}

const isOfVisitors = (viewer: Viewer): boolean => viewer.kind === 'visitor' && viewer.favourites === undefined;

const noStore = 'no-store';

/** Marks a response as private to its receiver, because a part of its content was not available. */
export function forbidKeeping(response: Response): void {
  response.headers.set('Cache-Control', noStore);
}

/**
 * Tells if an answer may be stored for other visitors; the question arises only at addresses without a
 * screen.
 */
export function mayBeKept({ headers }: Response): boolean {
  return headers.get('cache-control') !== noStore;
}
