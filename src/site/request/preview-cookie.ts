import { stringifySetCookie } from 'cookie';
import { day, hour, second } from '#durations.ts';
import { namesOf, readCookies } from '#http/cookies.ts';

/**
 * Name of the preview cookie, which the content system defines. The cookie contains a ref, or the session of
 * the content system's toolbar. Visitors never share a page for a browser with this cookie.
 */
export const previewCookie = 'io.prismic.preview';

/** Name of the cookie with the ref of unsaved work, which counts in frames alone. */
export const frameCookie = 'preview-frame';

/** Seconds for which the browser keeps the cookie; the ref in the cookie may expire earlier. */
const keptForSeconds = (7 * day) / second;

/** Seconds for which the browser keeps the cookie of a frame, which each change of the work sets anew. */
const frameSeconds = hour / second;

/** Returns the Set-Cookie line that starts a preview in this browser. Scripts cannot read the cookie. */
export function keepPreview(publicUrl: URL, ref: string): string {
  return line(publicUrl, { name: previewCookie, value: ref, maxAge: keptForSeconds });
}

/** Returns the Set-Cookie line that ends the preview. */
export function leavePreview(publicUrl: URL): string {
  return line(publicUrl, { name: previewCookie, value: '', maxAge: 0 });
}

// Writes the cookie without the cookie jar, because the jar adds a prefix to names over HTTPS, but the
// content system defines this name.
function line(publicUrl: URL, cookie: { name: string; value: string; maxAge: number }): string {
  const secure = publicUrl.protocol === 'https:';
  return stringifySetCookie({ ...cookie, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Returns the Set-Cookie line that shows unsaved work in frames of this browser. */
export function keepFrame(publicUrl: URL, ref: string): string {
  return line(publicUrl, { name: frameCookie, value: ref, maxAge: frameSeconds });
}

/** Returns the value of a request's preview cookie; null without the cookie. */
export const previewCookieOf = (cookies: string | null | undefined): string | null => valueOf(previewCookie, cookies);

/** Returns the ref of unsaved work in a request's cookie; null without the cookie. */
export const frameCookieOf = (cookies: string | null | undefined): string | null => valueOf(frameCookie, cookies);

function valueOf(cookie: string, cookies: string | null | undefined): string | null {
  const read = readCookies(cookies);
  return namesOf(cookie).flatMap((name) => read[name] ?? [])[0] ?? null;
}
