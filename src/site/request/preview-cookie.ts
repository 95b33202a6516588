import { stringifySetCookie } from 'cookie';
import { day, second } from '#durations.ts';
import { namesOf, readCookies } from '#http/cookies.ts';

/**
 * Name of the preview cookie, which the content system defines. The cookie contains a ref, or the session of
 * the content system's toolbar. Visitors never share a page for a browser with this cookie.
 */
export const previewCookie = 'io.prismic.preview';

/** Seconds for which the browser keeps the cookie; the ref in the cookie may expire earlier. */
const keptForSeconds = (7 * day) / second;

/** Returns the Set-Cookie line that starts a preview in this browser. Scripts cannot read the cookie. */
export function keepPreview(publicUrl: URL, ref: string): string {
  return line(publicUrl, ref, keptForSeconds);
}

/** Returns the Set-Cookie line that ends the preview. */
export function leavePreview(publicUrl: URL): string {
  return line(publicUrl, '', 0);
}

// Writes the cookie without the cookie jar, because the jar adds a prefix to names over HTTPS, but the
// content system defines this name.
function line(publicUrl: URL, value: string, maxAge: number): string {
  const secure = publicUrl.protocol === 'https:';
  return stringifySetCookie({ name: previewCookie, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Returns the value of a request's preview cookie; null without the cookie. */
export function previewCookieOf(cookies: string | null | undefined): string | null {
  const read = readCookies(cookies);
  return namesOf(previewCookie).flatMap((name) => read[name] ?? [])[0] ?? null;
}
