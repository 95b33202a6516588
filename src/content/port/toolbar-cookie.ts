import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';

/** Browsers keep no longer one (RFC 6265, 6.1: 4096 bytes, name and attributes among them). */
const maxCookieLength = 4096;

const session = z.object({ preview: z.string() });

/**
 * The ref in a preview's cookie: the whole of it where we wrote it, or what Prismic's toolbar keeps there of
 * the repository at `host`, as `{"_tracker": "…", "name.prismic.io": {"preview": "https://…"}}`
 * (prismic-toolbar, src/toolbar/preview/cookie.js). Whether that is a ref of the repository is asked of it as
 * of any other.
 * @param host of the repository elsewhere, such as name.prismic.io; null where it is embedded: nobody's
 * toolbar knows it
 * @returns null where it asks for no preview of this repository
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
