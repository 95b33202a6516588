/** Longest target that is kept through a sign-in: it travels in a cookie. */
const maxTargetLength = 1024;

// RFC 3986: what a path, a query and a fragment may hold. A backslash, a space or a control character is not
// among it.
const allowed = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#[\]]*$/;
const brokenEscape = /%(?![0-9A-Fa-f]{2})/;
// Decoded by some server or router, these would mean another host, another path or another header.
const encodedTricks = /%(?:0[0-9A-F]|1[0-9A-F]|7F|5C)/i;

/**
 * Whether a person may be sent to this target after sign-in: a relative path starting with / and made of
 * allowed characters (specification §5). Nothing that a browser could read as another site: no //, no
 * backslash, no control character, encoded or not, no step upwards.
 */
export function isReturnTarget(target: string): boolean {
  if (target.length > maxTargetLength || !allowed.test(target)) return false;
  if (brokenEscape.test(target) || encodedTricks.test(target)) return false;
  return isPlain(target.split(/[?#]/)[0] ?? '', 3);
}

/** A path that is one of this site however often it is decoded: proxies do it once more than they should. */
function isPlain(path: string, times: number): boolean {
  if (/[\\\p{Cc}]|\/\//u.test(path) || /^\/[\s\p{Cf}]*[/\uff0f\u2215\u2044]/u.test(path)) return false;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  const next = decoded(path);
  return next !== null && (next === path || times === 0 || isPlain(next, times - 1));
}

// Null when the path is no UTF-8, which routers refuse.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The target, or the fallback for one that is missing or not allowed. */
export function returnTarget(target: string | null | undefined, fallback = '/'): string {
  return target && isReturnTarget(target) ? target : fallback;
}

/** The target with `?method=` set, its other parameters and its fragment kept (specification §4, step 4). */
export function withMethod(target: string, method: string): string {
  const url = new URL(target, 'http://site');
  url.searchParams.set('method', method);
  return `${url.pathname}${url.search}${url.hash}`;
}
