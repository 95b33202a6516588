import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';

/**
 * The cookies of a request: the one reader of the Cookie header, so that no two rooms disagree on who is
 * asking. Of two of one name the first counts: browsers send the most specific first (RFC 6265 §5.4).
 */
export function readCookies(header: string | null | undefined): Cookies {
  return parseCookie(header ?? '');
}

/** The value of one cookie; null where it is missing or empty. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return readCookies(header)[name] || null;
}

// RFC 6265bis §4.1.3.2: browsers take such a cookie only from this very host, over HTTPS, for every path.
const hostPrefix = '__Host-';

/** Every name that a cookie of ours may have, over HTTPS and without. */
export const namesOf = (name: string): readonly string[] => [name, hostPrefix + name];

export type CookieJar = {
  /** The name under which browsers hold the cookie. */
  nameOf(name: string): string;
  /** The Set-Cookie line that keeps a value; `readable` for one that our own scripts read. */
  set(name: string, value: string, maxAgeSeconds: number, options?: { readonly readable?: boolean }): string;
  /** The Set-Cookie line that forgets it. */
  clear(name: string): string;
};

/** Our own cookies, out of reach of scripts and of other sites' forms; over HTTPS tied to this host. */
export function createCookieJar(publicUrl: URL): CookieJar {
  const secure = publicUrl.protocol === 'https:';
  const nameOf = (name: string): string => (secure ? hostPrefix + name : name);
  const set: CookieJar['set'] = (name, value, maxAge, { readable = false } = {}) =>
    stringifySetCookie({ name: nameOf(name), value, maxAge, path: '/', httpOnly: !readable, sameSite: 'lax', secure });
  return { nameOf, set, clear: (name) => set(name, '', 0) };
}

/** The Cookie header of a browser after an answer: where it had a cookie of that name, the new one counts. */
export function cookiesAfter(setCookie: readonly string[], header: string | null): string {
  return [...setCookie.map((line) => line.split(';', 1)[0]), ...(header ? [header] : [])].join('; ');
}
