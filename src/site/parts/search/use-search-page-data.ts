import { useLoaderData } from 'react-router';
import type { loader } from './load-search.ts';

/** What the search screen shows; with a `failure` it is what it showed before. */
export type SearchPageData = ReturnType<typeof useLoaderData<typeof loader>> & { readonly failure?: FailedSearch };
/** Why a search did not arrive: asked too often, with the seconds to wait, or null for any other reason. */
export type FailedSearch = { readonly wait: number | null };

export function useSearchPageData(): SearchPageData {
  return useLoaderData<SearchPageData>();
}
