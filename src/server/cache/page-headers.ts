import type { CachedPage } from './page-cache.ts';

/** Returns the headers of a page for an encoding. */
export function pageHeaders({ headers }: CachedPage, encoding: string | undefined): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...headers,
    vary: 'Accept-Encoding, Cookie',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}
