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

/** Limit of different queries of a text. The results of further ones are not counted. */
const maxQueries = 100;

/**
 * Counts a query of a text. Searches without words have none: nobody asks for their results, and each of
 * thousands of searches a minute may have other filters.
 */
export function countQuery({ text, queries }: CountedSearch, query: string, times = 1): void {
  const known = queries.get(query);
  if (text === '' || (known === undefined && queries.size >= maxQueries)) return;
  queries.set(query, (known ?? 0) + times);
}

/** Adds the counts of a text that were made while others could not be written. */
export function addCounts(one: CountedSearch, other: CountedSearch | undefined): CountedSearch {
  if (other === undefined) return one;
  for (const [query, count] of other.queries) countQuery(one, query, count);
  one.searches += other.searches;
  one.visitors += other.visitors;
  one.opened += other.opened;
  return one;
}
