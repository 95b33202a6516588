import { z } from 'zod';
import { sorts } from '#search/criteria/criteria.ts';
import type { IndexQuery } from '#search/index/offer-index.ts';
import type { KnownKeys } from '#search/index/plan-filters.ts';
import type { Reference } from '#reference/read-reference.ts';
import { countedKeys, facetAggregations } from './facet-aggregations.ts';
import { type BoardFilters, filterQueries, idsIn, openAt } from './filter-queries.ts';
import { all, type Query } from './query-terms.ts';
import { sortOrder } from './sort-orders.ts';
import { type TermCounts, termsOf, textQueries } from './text-query.ts';

/** A query of the index as requests to the cluster. */
export type SearchRequest = {
  readonly filters: BoardFilters;
  /** Body of the search for the main set and its facets, without a window. */
  readonly main: Query;
  /** Body of the search for near matches; null without a text. */
  readonly near: Query | null;
};

const hit = z.object({ sort: z.tuple([z.number(), z.number(), z.int()]) });

/** The parts of an answer that tell which share of the offers was searched. */
export const coverage = { timed_out: z.boolean(), _shards: z.object({ total: z.int(), successful: z.int() }) };

/** Tells if all offers were searched: every shard answered in time. */
export function isWhole({ timed_out: isCut, _shards: { total, successful } }: Coverage): boolean {
  return !isCut && successful === total;
}

type Coverage = {
  readonly timed_out: boolean;
  readonly _shards: { readonly total: number; readonly successful: number };
};

/** An answer to one search: the number of matches, and the keys, broadcasts and ids of the hits. */
export const searchAnswer = z.object({
  ...coverage,
  // Parts without content are left out of an answer (filter_path).
  hits: z.object({ total: z.object({ value: z.int() }).optional(), hits: z.array(hit).optional() }).optional(),
  aggregations: countedKeys.optional(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

type Known = {
  readonly keys: KnownKeys;
  readonly reference: Pick<Reference, 'zoneOfCountry'>;
  readonly counts: TermCounts;
};

/** Translates a query. */
export function searchRequest(query: IndexQuery, { keys, reference, counts }: Known): SearchRequest {
  const { criteria, text, now, allowed, hidden, within, facets, sort, locale } = query;
  const moment = { now, reference };
  const filters = filterQueries(criteria, moment, keys);
  const ignorable = facets.reduce((bits, name) => bits | filters.ignoredBy(name), 0);
  const base = [
    ...openAt(now),
    ...(allowed === undefined ? [] : [idsIn(allowed)]),
    ...(within === undefined ? [] : filterQueries(within, moment, keys).among(~0)),
  ];
  const excluded = [
    ...(hidden === undefined || hidden.size === 0 ? [] : [idsIn(hidden)]),
    ...termsOf(text?.excluded ?? []),
  ];
  const texts = text === null ? null : textQueries(text, counts);
  const matching = (scoring: Query | undefined, bits: number): Query => ({
    bool: { ...(scoring && { must: [scoring] }), filter: [...base, ...filters.among(bits)], must_not: excluded },
  });
  const order = sortOrder(sort, locale, texts !== null);
  const relevance = sortOrder(sorts.relevance, locale, true);
  return {
    filters,
    main: {
      query: matching(texts?.main, ~ignorable),
      // Facets count the offers before this filter, each with the filters that it does not ignore.
      ...(ignorable !== 0 && { post_filter: all(filters.among(ignorable)) }),
      ...(facets.length > 0 && { aggs: facetAggregations(facets, { filters, known: keys }, ignorable) }),
      sort: order,
    },
    near: texts === null ? null : { query: matching(texts.near, ~0), sort: relevance },
  };
}
