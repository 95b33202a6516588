import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Defence against cross-site request forgery: an unsafe request must come from the site itself. Every header
 * that states the origin must name the site. All browsers since 2023 send Sec-Fetch-Site (Fetch Metadata) and
 * Origin; older browsers send only Referer. In addition, session cookies are SameSite=Lax. A request with
 * none of these headers does not come from a browser, so it cannot contain the cookies of a victim.
 */
export function isFromOwnSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return true;
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === ownOrigin;
  return site !== undefined || referer === undefined || URL.parse(referer)?.origin === ownOrigin;
}
