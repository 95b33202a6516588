import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';

/**
 * Names the part of the installation that was away when something failed; null if nothing was away. A retry
 * may then succeed in a moment, and nothing in the program needs repair.
 */
export function outageOf(error: unknown): 'database' | 'store of the files' | 'search engine' | null {
  if (isDatabaseUnavailable(error)) return 'database';
  if (error instanceof FilesUnavailable) return 'store of the files';
  return error instanceof SearchUnavailable ? 'search engine' : null;
}
