import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';

/** Limit of a cookie in browsers (RFC 6265, 6.1: 4096 bytes, including name and attributes). */
const maxCookieLength = 4096;

const session = z.object({ preview: z.string() });

/**
 * Returns the ref in a preview cookie: the whole value if we wrote it, or the part that Prismic's toolbar
 * stores for the repository at `host`, as `{"_tracker": "…", "name.prismic.io": {"preview": "https://…"}}`
 * (prismic-toolbar, src/toolbar/preview/cookie.js). The repository then checks the ref like any other.
 * @param host host of the external repository, such as name.prismic.io; null if the repository is embedded,
 * because no toolbar knows it
 * @returns null if the cookie is no preview of this repository
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
