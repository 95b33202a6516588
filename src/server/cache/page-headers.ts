import type { CachedPage } from './page-cache.ts';

/** The headers of a page, in whatever encoding it is sent. */
export function pageHeaders({ headers }: CachedPage, encoding: string | undefined): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...headers,
    vary: 'Accept-Encoding, Cookie',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}
