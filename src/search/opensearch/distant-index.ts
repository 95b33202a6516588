import { z } from 'zod';
import { columnOf, type FacetName, type FacetCount, type Options } from '#search/criteria/criteria.ts';
import { countOptions } from '#search/index/facet-counts.ts';
import type { IndexAnswer, IndexQuery, OfferIndex } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import type { Reference } from '#reference/read-reference.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { readFacets } from './facet-aggregations.ts';
import { idsIn } from './filter-queries.ts';
import { hitsAfter, type Hits } from './hit-windows.ts';
import type { KnownBoard } from './known-board.ts';
import type { SearchCluster } from './search-cluster.ts';
import { searchRequest } from './search-request.ts';
import { TermFrequencies } from './term-frequencies.ts';
import { hasTerm } from './text-query.ts';

type Parts = {
  readonly cluster: SearchCluster;
  readonly known: KnownBoard;
  /** Name of the index, or its alias. */
  readonly index: string;
  readonly reference: () => Reference;
  readonly now: () => Date;
  readonly version: () => number;
  /** Called for each answer that covers a part of the offers only. */
  readonly onPartial?: () => void;
};

const noTerms = { size: 0, of: () => 0 };

/** The index of offers in an OpenSearch cluster. */
export function distantIndex(parts: Parts): OfferIndex {
  const { cluster, known, index, reference, now, version, onPartial = () => undefined } = parts;
  const frequencies = new TermFrequencies(cluster);
  const guarded = circuitBreaker();
  const search = async <N extends FacetName>(query: IndexQuery<N>): Promise<IndexAnswer<N>> => {
    const counts = query.text === null ? noTerms : await frequencies.of(index, query.text);
    const request = searchRequest(query, { keys: known, reference: reference(), counts });
    const { main, near, isPartial, aggregations } = await hitsAfter({ cluster, index }, request, query);
    return {
      total: main.total,
      near: near.total,
      ids: windowOf(main, near, query.limit),
      ranks: main.ranks,
      facets: readFacets(query.facets, aggregations, { filters: request.filters, known, now: query.now }),
      isPartial,
    };
  };

  return {
    search: async (query) => {
      const answer = await guarded(() => search(query));
      if (answer.isPartial) onPartial();
      // An empty answer would say that there is no offer, which nobody knows.
      if (answer.isPartial && answer.total + answer.near === 0)
        throw new SearchUnavailable('only a part of the offers could be searched');
      return answer;
    },
    findTerms: (offerIds, terms) => guarded(() => findTerms({ cluster, index }, offerIds, terms)),
    options: (name, moment) => openOptions(known, name, moment),
    frequency: (word) => known.words.get(word) ?? 0,
    words: () => known.words,
    cities: () => known.names.citiesWith(openOptions(known, 'cities', now())),
    companies: () => known.names.companiesWith(openOptions(known, 'companies', now())),
    get version() {
      return version();
    },
    get names() {
      return known.names.changes;
    },
  };
}

function openOptions<N extends FacetName>(known: KnownBoard, name: N, now: Date): readonly FacetCount<Options[N]>[] {
  return countOptions(known.options.of(name, now), known.openOf(columnOf(name).name));
}

function windowOf(main: Hits, near: Hits, limit: number): number[] {
  return [...main.ranks, ...near.ranks].slice(0, limit).map(({ id }) => id);
}

const named = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), matched_queries: z.array(z.string()).optional() })) }),
});

async function findTerms(
  { cluster, index }: Pick<Parts, 'cluster' | 'index'>,
  offerIds: readonly number[],
  terms: readonly string[],
): Promise<(offerId: number, term: string) => boolean> {
  if (offerIds.length === 0 || terms.length === 0) return () => false;
  const query = { bool: { filter: [idsIn(offerIds)], should: terms.map((term) => hasTerm(term, term)) } };
  const body = { query, size: offerIds.length, _source: false };
  const { hits } = await cluster.ask({ method: 'POST', path: `/${index}/_search`, body }, named);
  const held = new Map(hits.hits.map(({ _id: id, matched_queries: matched = [] }) => [Number(id), new Set(matched)]));
  return (offerId, term) => held.get(offerId)?.has(term) ?? false;
}
