import { stringifySetCookie } from 'cookie';
import { day, second } from '#durations.ts';
import { namesOf, readCookies } from '#http/cookies.ts';

/**
 * As the content system names it; it holds the ref, or the session of its toolbar. Whoever has it is shown
 * pages of their own.
 */
export const previewCookie = 'io.prismic.preview';

/** Seconds, of a cookie whose ref ends by itself. */
const keptFor = (7 * day) / second;

/** The Set-Cookie line that shows a preview from now on: to this browser, out of reach of scripts. */
export function keepPreview(publicUrl: URL, ref: string): string {
  return line(publicUrl, ref, keptFor);
}

/** The Set-Cookie line that leaves it. */
export function leavePreview(publicUrl: URL): string {
  return line(publicUrl, '', 0);
}

// Not of our cookie jar, whose names have a prefix over HTTPS: this name is the content system's.
function line(publicUrl: URL, value: string, maxAge: number): string {
  const secure = publicUrl.protocol === 'https:';
  return stringifySetCookie({ name: previewCookie, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/** What a request's cookie holds; null where there is none. */
export function previewCookieOf(cookies: string | null | undefined): string | null {
  const read = readCookies(cookies);
  return namesOf(previewCookie).flatMap((name) => read[name] ?? [])[0] ?? null;
}
