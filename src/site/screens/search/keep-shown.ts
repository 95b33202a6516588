import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { secondsToWait } from '#site/parts/uploads/seconds-to-wait.ts';
import type { loader } from '#site/parts/search/load-search.ts';
import type { SearchPageData } from '#site/parts/search/use-search-page-data.ts';

let shown: SearchPageData | null = null;

/** Stores the data of the current results, in case the next search fails. */
export function useKeepShown(found: SearchPageData): void {
  useEffect(() => {
    shown = found;
    return () => void (shown = null);
  }, [found]);
}

/**
 * If a search fails (no network, rate limit), shows the previous results with a notice, because the error
 * page would replace them. Redirects pass through unchanged.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SearchPageData> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (shown === null || error instanceof Response) throw error;
    return { ...shown, failure: { wait: secondsToWait(error) } };
  }
}
