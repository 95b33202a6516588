import type { AskedSearch } from '#board/context/asked-searches.ts';
import type { Locale } from '#words/locale.ts';

/** Counts of one text on one day, since the last flush. */
export type CountedSearch = {
  readonly day: string;
  readonly locale: Locale;
  readonly text: string;
  searches: number;
  visitors: number;
  opened: number;
  /** Queries of the addresses, each with the number of its searches. */
  readonly queries: Map<string, number>;
};

/** Finds the number of offers of a search. */
export type CountResults = (search: AskedSearch) => Promise<number>;

/** Adds the counts of a text that were made while others could not be written. */
export function addCounts(one: CountedSearch, other: CountedSearch | undefined): CountedSearch {
  if (other === undefined) return one;
  for (const [query, count] of other.queries) one.queries.set(query, (one.queries.get(query) ?? 0) + count);
  one.searches += other.searches;
  one.visitors += other.visitors;
  one.opened += other.opened;
  return one;
}
