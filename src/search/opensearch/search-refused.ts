import { SearchUnavailable } from '#search/index/search-unavailable.ts';

/** The search engine answers, but refuses this request. Others may succeed. */
export class SearchRefused extends SearchUnavailable {}
