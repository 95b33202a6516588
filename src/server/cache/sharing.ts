import type { Viewer } from '#board/context/viewer.ts';
import { namesOf, readCookies } from '#http/cookies.ts';
import { sessionCookie } from '#identity/relying-party/sessions/session-store.ts';
import { asksForFrames } from '#site/scripts/on-every-page/consent-cookie.ts';
import { previewCookie } from '#site/request/preview-cookie.ts';
import { messageCookie } from '#site/routing/stored-message.ts';

// A session makes a request personal, whatever the page says; so do a message kept for its next page, and a
// preview.
const personal = [sessionCookie, messageCookie, previewCookie].flatMap(namesOf);

/** Whether these cookies are anyone's: what is answered may then be anyone's too. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return true;
  const cookies = readCookies(cookieHeader);
  return personal.every((name) => cookies[name] === undefined) && !asksForFrames(cookieHeader);
}

type Rendered = {
  readonly page: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
  readonly cookies: readonly string[];
};

/**
 * Whether a page may be shown to others: whole, without cookies for whoever asked, and not said to be theirs.
 */
export function isShared({ page: { status, headers }, cookies }: Rendered): boolean {
  return status === 200 && cookies.length === 0 && headers['cache-control'] === sharedControl;
}

// Browsers may keep such a page only if they ask again: signing in changes it at once.
const sharedControl = 'no-cache';
const ownControl = 'private, no-cache';

/**
 * Says who may keep a page of a screen that visitors share; shown to somebody signed in, it has their name in
 * the header.
 */
export function sayWhoKeeps(response: Response, viewer: Viewer): void {
  response.headers.set('Cache-Control', viewer.kind === 'visitor' ? sharedControl : ownControl);
}
