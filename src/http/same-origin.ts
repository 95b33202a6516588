import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The defence against cross-site request forgery: an unsafe request must come from the site itself, by every
 * header that says where it came from. Browsers send Sec-Fetch-Site (Fetch Metadata, since 2023 all of them)
 * and Origin; older ones only Referer. Session cookies are SameSite=Lax besides. A request with none of them
 * is no browser's, and carries no one else's cookies.
 */
export function isFromOwnSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return true;
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === ownOrigin;
  return site !== undefined || referer === undefined || URL.parse(referer)?.origin === ownOrigin;
}
