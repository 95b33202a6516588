import { day, second } from '#durations.ts';

/** Returns the name of a cookie as `createCookieJar` of the server writes it (http/cookies.ts). */
const nameOf = (name: string): string => (location.protocol === 'https:' ? `__Host-${name}` : name);

/** Reads a cookie that scripts may read; empty without the cookie. */
export function readOwnCookie(name: string): string {
  const start = `${nameOf(name)}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? '';
}

/** @param days lifetime of the cookie */
export function keepOwnCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // Sets the cookie by document.cookie, because browsers have no Cookie Store API over plain HTTP.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${nameOf(name)}=${value}; Path=/; Max-Age=${(days * day) / second}; SameSite=Lax${secure}`;
}
