import type { Locale } from '#words/locale.ts';
import type { VisitorKey } from './views.ts';

/** A search as its address says it: the words, and the query of the whole address. */
export type AskedSearch = { readonly locale: Locale; readonly query: string };

/** Searches that this process has counted and not yet written. Counting happens in memory and cannot fail. */
export type AskedSearches = {
  readonly count: (search: AskedSearch, visitor: VisitorKey) => void;
  /** Counts an offer that somebody opened from the results of a search. */
  readonly countOpened: (search: AskedSearch) => void;
  /**
   * Writes the counts. If this fails, they stay for the next flush.
   * @throws the error of the database or of the index
   */
  readonly flush: () => Promise<void>;
};
