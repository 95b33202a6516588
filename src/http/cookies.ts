import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';

export type { Cookies } from 'cookie';

/**
 * Reads the cookies of a request. All parts of the program use this one reader, so that they agree on who
 * makes the request. If two cookies have the same name, the first counts, because browsers send the most
 * specific cookie first (RFC 6265 §5.4).
 */
export function readCookies(header: string | null | undefined): Cookies {
  return parseCookie(header ?? '');
}

/** Returns the value of one cookie; null if it is missing or empty. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return readCookies(header)[name] || null;
}

// Prefix of cookie names. Browsers accept a cookie with this prefix only from this host itself, over HTTPS,
// for every path (RFC 6265bis §4.1.3.2).
const hostPrefix = '__Host-';

/** Returns the names that a cookie of ours may have, with and without HTTPS. */
export const namesOf = (name: string): readonly string[] => [name, hostPrefix + name];

export type CookieJar = {
  /** Name by which browsers store the cookie. */
  nameOf(name: string): string;
  /** Returns the Set-Cookie line that sets a value; `readable` lets our own scripts read it. */
  set(name: string, value: string, maxAgeSeconds: number, options?: { readonly readable?: boolean }): string;
  /** Returns the Set-Cookie line that deletes a cookie. */
  clear(name: string): string;
};

/**
 * Writes our own cookies. Scripts and forms of other sites cannot use them, and over HTTPS they are tied to
 * this host.
 */
export function createCookieJar(publicUrl: URL): CookieJar {
  const secure = publicUrl.protocol === 'https:';
  const nameOf = (name: string): string => (secure ? hostPrefix + name : name);
  const set: CookieJar['set'] = (name, value, maxAge, { readable = false } = {}) =>
    stringifySetCookie({ name: nameOf(name), value, maxAge, path: '/', httpOnly: !readable, sameSite: 'lax', secure });
  return { nameOf, set, clear: (name) => set(name, '', 0) };
}

/**
 * Returns the Cookie header that a browser sends after an answer. New cookies replace old cookies of the same
 * name.
 */
export function cookiesAfter(setCookie: readonly string[], header: string | null): string {
  return [...setCookie.map((line) => line.split(';', 1)[0]), ...(header ? [header] : [])].join('; ');
}
