import type { Board } from '#board/board.ts';
import type { OfferCriteria } from '#board/offers/search/criteria.ts';
import { type SearchOptions, type SearchResult, searchOffers } from '#board/offers/search/search-offers.ts';

type Search = (criteria: OfferCriteria, options: SearchOptions) => Promise<SearchResult>;
type Kept = { readonly at: number; readonly result: Promise<SearchResult> };

// What an offer's publication or end may come late; a page from the cache is up to a minute old.
const milliseconds = 5000;
const size = 100;

/**
 * The same search, asked again within five seconds, answered once: a result is the same for every viewer, and half of the cost
 * of a page. Searches at the same instant share one run; a run that failed is not kept.
 */
export function shareSearches(search: Search, now: () => number): Search {
  const kept = new Map<string, Kept>();
  return (criteria, options) => {
    const key = JSON.stringify([criteria, options]);
    const known = kept.get(key);
    if (known && now() - known.at < milliseconds) return known.result;
    const result = search(criteria, options);
    kept.delete(key);
    kept.set(key, { at: now(), result });
    result.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}

const shared = new WeakMap<Board, Search>();

/** `searchOffers` of a board, shared. */
export function sharedSearch(board: Board): Search {
  const search = shared.get(board) ?? shareSearches((...asked) => searchOffers(board, ...asked), Date.now);
  shared.set(board, search);
  return search;
}
