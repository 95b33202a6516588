import { stringifySetCookie } from 'cookie';
import { day, second } from '#durations.ts';
import { namesOf, readCookies } from '#http/cookies.ts';

/**
 * Name of the cookie, set by the content system; it contains the ref or the session of the system's
 * toolbar. Pages for a browser with this cookie are not shared.
 */
export const previewCookie = 'io.prismic.preview';

/** Seconds; the ref in the cookie has its own expiry. */
const keptForSeconds = (7 * day) / second;

/** Returns the Set-Cookie line that starts a preview in this browser, out of reach of scripts. */
export function keepPreview(publicUrl: URL, ref: string): string {
  return line(publicUrl, ref, keptForSeconds);
}

/** Returns the Set-Cookie line that ends the preview. */
export function leavePreview(publicUrl: URL): string {
  return line(publicUrl, '', 0);
}

// Writes the cookie without the cookie jar, which adds prefixes to names over HTTPS, whereas the content
// system fixes this name.
function line(publicUrl: URL, value: string, maxAge: number): string {
  const secure = publicUrl.protocol === 'https:';
  return stringifySetCookie({ name: previewCookie, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Returns the value of a request's preview cookie; null without the cookie. */
export function previewCookieOf(cookies: string | null | undefined): string | null {
  const read = readCookies(cookies);
  return namesOf(previewCookie).flatMap((name) => read[name] ?? [])[0] ?? null;
}
