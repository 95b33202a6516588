import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { secondsToWait } from '#site/parts/uploads/seconds-to-wait.ts';
import type { loader } from '#site/parts/search/load-search.ts';
import type { SearchPageData } from '#site/parts/search/use-search-page-data.ts';

let shown: SearchPageData | null = null;

/** What stays on the screen when the next search does not arrive. */
export function useKeepShown(found: SearchPageData): void {
  useEffect(() => {
    shown = found;
    return () => void (shown = null);
  }, [found]);
}

/**
 * A search that does not get through (no network, too much in a minute) leaves what is shown, and says so;
 * without this the error page would take its place. Redirects pass.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SearchPageData> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (shown === null || error instanceof Response) throw error;
    return { ...shown, failure: { wait: secondsToWait(error) } };
  }
}
