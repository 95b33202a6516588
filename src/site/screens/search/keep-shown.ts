import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { secondsToWait } from '#site/parts/uploads/seconds-to-wait.ts';
import type { loader } from '#site/parts/search/load-search.ts';
import type { SearchPageData } from '#site/parts/search/use-search-page-data.ts';

let shown: SearchPageData | null = null;

/** Stores the data on the screen, in case the next search fails. */
export function useKeepShown(found: SearchPageData): void {
  useEffect(() => {
    shown = found;
    return () => void (shown = null);
  }, [found]);
}

/**
 * Shows the previous results and a notice if a search fails (no network, rate limit); otherwise the error
 * page would replace the results. Redirects are not changed.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SearchPageData> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (shown === null || error instanceof Response) throw error;
    return { ...shown, failure: { wait: secondsToWait(error) } };
  }
}
