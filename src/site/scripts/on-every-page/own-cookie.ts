import { day, second } from '#durations.ts';

/** As `createCookieJar` names them, which the server reads and writes (http/cookies.ts). */
const nameOf = (name: string): string => (location.protocol === 'https:' ? `__Host-${name}` : name);

/** A cookie that scripts may read; empty where there is none. */
export function readOwnCookie(name: string): string {
  const start = `${nameOf(name)}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? '';
}

/** @param days how long it is kept */
export function keepOwnCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is missing over plain HTTP.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${nameOf(name)}=${value}; Path=/; Max-Age=${(days * day) / second}; SameSite=Lax${secure}`;
}
