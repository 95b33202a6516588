import { z } from 'zod';
import { minute } from '#durations.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { SearchCluster } from './search-cluster.ts';
import { coverage, isWhole } from './search-request.ts';
import type { TermCounts } from './text-query.ts';
import { hasTerm } from './text-query.ts';

/** Frequencies change slowly, and rarity is a logarithm of them. */
const freshFor = 10 * minute;
const mostKept = 20_000;

const answer = z.object({
  ...coverage,
  hits: z.object({ total: z.object({ value: z.int() }) }),
  aggregations: z.object({ terms: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }) }),
});

/** Numbers of offers with each term of a query, most of them from memory. */
export class TermFrequencies {
  readonly #cluster: SearchCluster;
  readonly #kept = new Map<string, { readonly offers: number; readonly until: number }>();
  #size = 0;

  constructor(cluster: SearchCluster) {
    this.#cluster = cluster;
  }

  async of(index: string, { clauses, bonuses }: TextQuery): Promise<TermCounts> {
    const asked = new Set([...clauses, ...bonuses].flatMap(({ terms }) => terms.map(({ term }) => term)));
    const now = performance.now();
    const unknown = [...asked].filter((term) => (this.#kept.get(term)?.until ?? 0) < now);
    const counts = new Map([...asked].map((term) => [term, this.#kept.get(term)?.offers ?? 0]));
    if (unknown.length > 0) for (const [term, offers] of await this.#read(index, unknown)) counts.set(term, offers);
    return { size: this.#size, of: (term) => counts.get(term) ?? 0 };
  }

  /** Returns the numbers of offers with some terms. Keeps them if all offers were counted. */
  async #read(index: string, terms: readonly string[]): Promise<(readonly [string, number])[]> {
    const filters = Object.fromEntries(terms.map((term) => [term, hasTerm(term)]));
    const body = { size: 0, track_total_hits: true, aggs: { terms: { filters: { filters } } } };
    const read = await this.#cluster.ask({ method: 'POST', path: `/${index}/_search`, body }, answer);
    this.#size = read.hits.total.value;
    const { buckets } = read.aggregations.terms;
    const counted = terms.map((term) => [term, buckets[term]?.doc_count ?? 0] as const);
    if (!isWhole(read)) return counted;
    if (this.#kept.size > mostKept) this.#kept.clear();
    const until = performance.now() + freshFor;
    for (const [term, offers] of counted) this.#kept.set(term, { offers, until });
    return counted;
  }
}
