import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { ViewingCandidate } from '#board/context/viewer.ts';
import { maximumSavedSearches } from './saved-search-limits.ts';

/** Reason why a search cannot be saved. The catalogues contain a sentence for each reason. */
type SaveRefusal = 'accountUnavailable' | 'tooMany' | 'tooLong';

/** A search cannot be saved. `code` consists of `savedSearch.` and the reason. */
export class SearchNotSaved extends Error {
  readonly code: `savedSearch.${SaveRefusal}`;
  readonly reason: SaveRefusal;

  constructor(reason: SaveRefusal) {
    super(`this search cannot be saved: ${reason}`);
    this.code = `savedSearch.${reason}`;
    this.reason = reason;
  }
}

/**
 * Returns the reason why this candidate may not save another search, if they already have `saved` searches.
 */
export function saveRefusal({ statusId }: ViewingCandidate, saved: number): SaveRefusal | null {
  if (isUnavailable(statusId)) return 'accountUnavailable';
  return saved < maximumSavedSearches ? null : 'tooMany';
}
