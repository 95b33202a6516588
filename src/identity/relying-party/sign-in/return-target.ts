import { maxTargetLength } from '#identity/both-sides/target-length.ts';

// Characters that RFC 3986 allows in a path, a query and a fragment. Backslash, space and control characters
// are not among them.
const allowed = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#[\]]*$/;
const brokenEscape = /%(?![0-9A-Fa-f]{2})/;
// Encoded control characters and backslashes. A server or router that decodes them would read another host,
// path or header.
const encodedTricks = /%(?:0[0-9A-F]|1[0-9A-F]|7F|5C)/i;

/**
 * Tells if a person may be sent to this target after a sign-in: it must be a relative path that begins with /
 * and has only allowed characters (specification §5). No browser may read it as an address of another site.
 * So it contains no //, no backslash and no control character, encoded or not, and no step upwards.
 */
export function isReturnTarget(target: string): boolean {
  if (target.length > maxTargetLength || !allowed.test(target)) return false;
  if (brokenEscape.test(target) || encodedTricks.test(target)) return false;
  return isPlain(target.split(/[?#]/)[0] ?? '', 3);
}

/** Tells if the path stays on this site, however often it is decoded: some proxies decode it once more. */
function isPlain(path: string, times: number): boolean {
  if (/[\\\p{Cc}]|\/\//u.test(path) || /^\/[\s\p{Cf}]*[/\uff0f\u2215\u2044]/u.test(path)) return false;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  const next = decoded(path);
  return next !== null && (next === path || times === 0 || isPlain(next, times - 1));
}

// Decodes a path; null if it is not UTF-8, which routers refuse.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Returns the target, or the fallback if the target is missing or not allowed. */
export function returnTarget(target: string | null | undefined, fallback = '/'): string {
  return target && isReturnTarget(target) ? target : fallback;
}

/**
 * Returns the target with `?method=` set. Its other parameters and its fragment stay (specification §4, step
 * 4).
 */
export function withMethod(target: string, method: string): string {
  const url = new URL(target, 'http://site');
  url.searchParams.set('method', method);
  return `${url.pathname}${url.search}${url.hash}`;
}
