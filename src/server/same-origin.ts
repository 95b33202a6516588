import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The defence against cross-site request forgery: an unsafe request must come from the site itself. Browsers say so in
 * Sec-Fetch-Site (Fetch Metadata, sent since 2023 by all of them) or else in Origin; session cookies are SameSite=Lax besides.
 * A request with neither header is no browser's, and carries no one else's cookies.
 */
export function isFromOwnSite(method: string, headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  if (safeMethods.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === publicUrl.origin;
}
