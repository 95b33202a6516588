import type { CachedPage } from './page-cache.ts';

/** The headers of a page, in whatever encoding it is sent. */
export function pageHeaders(page: CachedPage, encoding: string | undefined): Record<string, string> {
  const allowed = page.headers['cache-control'];
  return {
    ...page.headers,
    vary: 'Accept-Encoding, Cookie',
    // Browsers may keep a page only if they ask again: signing in changes it at once.
    'cache-control': allowed?.includes('public') ? 'no-cache' : (allowed ?? 'no-store'),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}
