import { stringifySetCookie } from 'cookie';
import { day, second } from '#durations.ts';
import { namesOf, readCookies } from '#http/cookies.ts';

/**
 * The content system's name of the cookie, which holds the ref or the session of its toolbar. Pages for a
 * browser with this cookie are not shared.
 */
export const previewCookie = 'io.prismic.preview';

/** Seconds. The ref in the cookie expires by itself. */
const keptForSeconds = (7 * day) / second;

/** Returns the Set-Cookie line that starts a preview in this browser, out of reach of scripts. */
export function keepPreview(publicUrl: URL, ref: string): string {
  return line(publicUrl, ref, keptForSeconds);
}

/** Returns the Set-Cookie line that ends the preview. */
export function leavePreview(publicUrl: URL): string {
  return line(publicUrl, '', 0);
}

// The cookie jar is not used: it prefixes names over HTTPS, and the content system sets this name.
function line(publicUrl: URL, value: string, maxAge: number): string {
  const secure = publicUrl.protocol === 'https:';
  return stringifySetCookie({ name: previewCookie, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** Returns the value of a request's preview cookie; null without the cookie. */
export function previewCookieOf(cookies: string | null | undefined): string | null {
  const read = readCookies(cookies);
  return namesOf(previewCookie).flatMap((name) => read[name] ?? [])[0] ?? null;
}
