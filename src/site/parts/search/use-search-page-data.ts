import { useLoaderData } from 'react-router';
import type { loader } from './load-search.ts';

/** Data of the search screen; with `failure` it is the data of the previous search. */
export type SearchPageData = ReturnType<typeof useLoaderData<typeof loader>> & { readonly failure?: FailedSearch };
/**
 * Reason why a search failed: `wait` has the seconds to wait after too many requests, and is null for any
 * other reason.
 */
export type FailedSearch = { readonly wait: number | null };

export function useSearchPageData(): SearchPageData {
  return useLoaderData<SearchPageData>();
}

/** Returns the address of another screen with the search of this page. The page of the list is left out. */
export function useSearchAt(path: string): string {
  const asked = new URLSearchParams(useSearchPageData().own);
  asked.delete('page');
  return asked.size === 0 ? path : `${path}?${asked}`;
}
