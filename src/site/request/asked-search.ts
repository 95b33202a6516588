import type { AskedSearch } from '#board/context/asked-searches.ts';
import { localeOf, unlocalized } from '#words/locale.ts';

/** Returns the search of an address; null for other pages, and for later pages of results. */
export function searchIn(path: string, asked: URLSearchParams): AskedSearch | null {
  if (unlocalized(path) !== '/offres/recherche') return null;
  return Number(asked.get('page') ?? 1) > 1 ? null : { locale: localeOf(path), query: asked.toString() };
}

/** Returns the search from whose results a request came, by its Referer; null for any other request. */
export function searchBefore(request: Request): AskedSearch | null {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (from === null || from.host !== new URL(request.url).host) return null;
  from.searchParams.delete('page');
  return searchIn(from.pathname, from.searchParams);
}
