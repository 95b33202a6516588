import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';

/**
 * Limit of the value of a cookie: name, value and attributes together may have 4096 bytes (RFC 6265, 6.1).
 */
const maxCookieLength = 4096;

const session = z.object({ preview: z.string() });

/**
 * Returns the ref in a preview cookie. It is the whole value if the site wrote the cookie. Prismic's toolbar
 * writes an object instead, in which the ref is stored by repository: `{"_tracker": "…", "name.prismic.io":
 * {"preview": "https://…"}}` (prismic-toolbar, src/toolbar/preview/cookie.js). The repository then checks the
 * ref like any other.
 * @param host host of the external repository, such as name.prismic.io; null if the repository is embedded,
 * because the toolbar does not work with it
 * @returns null if the cookie contains no ref of this repository
 */
export function refOfToolbar(cookie: string, host: string | null): string | null {
  if (cookie === '') return null;
  if (!cookie.startsWith('{')) return cookie;
  if (host === null || cookie.length > maxCookieLength) return null;
  const sessions = jsonOrNothing(cookie);
  if (typeof sessions !== 'object' || sessions === null || !Object.hasOwn(sessions, host)) return null;
  const read = session.safeParse(Reflect.get(sessions, host));
  return read.success && read.data.preview !== '' ? read.data.preview : null;
}
