import { useLoaderData } from 'react-router';
import type { loader } from './load-search.ts';

/**
 * Data of the search screen. If `failure` is set, the last search failed, and the data is that of the search
 * before.
 */
export type SearchPageData = ReturnType<typeof useLoaderData<typeof loader>> & { readonly failure?: FailedSearch };
/**
 * Reason why a search failed. `wait` is the number of seconds to wait after too many requests; null for any
 * other reason.
 */
export type FailedSearch = { readonly wait: number | null };

export function useSearchPageData(): SearchPageData {
  return useLoaderData<SearchPageData>();
}

/**
 * Returns the address of another screen with the same search as this page, but without the page number of the
 * list.
 */
export function useSearchAt(path: string): string {
  const asked = new URLSearchParams(useSearchPageData().own);
  asked.delete('page');
  return asked.size === 0 ? path : `${path}?${asked}`;
}
