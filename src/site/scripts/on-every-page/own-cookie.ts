import { day, second } from '#durations.ts';

/** Names as `createCookieJar` writes them for the server (http/cookies.ts). */
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
  // The Cookie Store API is missing over plain HTTP.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${nameOf(name)}=${value}; Path=/; Max-Age=${(days * day) / second}; SameSite=Lax${secure}`;
}
