import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { IndexQuery } from '#search/index/offer-index.ts';
import type { Rank } from '#search/index/top-offers.ts';
import type { Query } from './query-terms.ts';
import type { SearchCluster } from './search-cluster.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { SearchRefused } from './search-refused.ts';
import { isWhole, type SearchAnswer, searchAnswer, type SearchRequest } from './search-request.ts';

export type Hits = { readonly total: number; readonly ranks: readonly Rank[] };

type Found = {
  readonly main: Hits;
  readonly near: Hits;
  /** True if any of the requests covered a part of the offers only. */
  readonly isPartial: boolean;
  readonly aggregations: NonNullable<SearchAnswer['aggregations']>;
};

type Place = {
  readonly cluster: SearchCluster;
  readonly index: string;
  /** Called for each answer that covers a part of the offers only. */
  readonly onPartial: () => void;
};
type Window = Pick<IndexQuery, 'skip' | 'limit' | 'after'>;

// A shard that takes longer is left out, and the page says so.
const timeout = '1200ms';

/** Largest number of hits that OpenSearch returns or skips at once (index.max_result_window). */
const mostHits = 10_000;

const noHits: Hits = { total: 0, ranks: [] };

// The parts of an answer that are read: the others would be three quarters of its bytes.
const filter_path =
  'responses.timed_out,responses._shards,responses.hits.total,responses.hits.hits.sort,' +
  'responses.aggregations.*.*.buckets.key,responses.aggregations.*.*.buckets.doc_count,responses.error,responses.status';

const failed = z.object({ error: z.unknown(), status: z.int() });
const several = z.object({ responses: z.array(z.union([failed, searchAnswer])) });

/** Returns a window of the hits: of the main set, then of the near matches. */
export async function hitsAfter(
  asked: Omit<Place, 'onPartial'>,
  { main, near }: SearchRequest,
  window: Window,
): Promise<Found> {
  let isPartial = false;
  const place = { ...asked, onPartial: () => void (isPartial = true) };
  const { skip, limit, after } = window;
  const isFirst = skip === 0 && after === undefined;
  const first = Math.min(limit, mostHits);
  // The beginning of the near matches comes along with the first page, because most texts find few offers.
  const bodies = [
    { ...main, ...windowed(skip, first, after) },
    ...(near === null ? [] : [{ ...near, ...windowed(0, isFirst ? first : 0) }]),
  ];
  const [found, beside] = await searchAll(place, bodies);
  if (found === undefined) throw new Error('a search without an answer');
  const total = totalOf(found);
  const ranks = await ranksIn(place, main, { found, window });
  const own = { total, ranks };
  const beyond = near === null ? noHits : await nearHits(place, near, beside, { isFirst, own, window });
  return { main: own, near: beyond, isPartial, aggregations: found.aggregations ?? {} };
}

type Begun = { readonly found: SearchAnswer; readonly window: Window };

/** Returns the ranks of the window: those that were found at once, or in steps if the window lies far. */
async function ranksIn(place: Place, main: Query, { found, window }: Begun): Promise<readonly Rank[]> {
  const { skip, limit, after } = window;
  if (after === undefined && skip >= totalOf(found)) return [];
  if (after === undefined && skip + Math.min(limit, mostHits) > mostHits) return walk(place, main, window);
  const ranks = ranksOf(found);
  if (ranks.length < mostHits || ranks.length >= limit) return ranks;
  return [...ranks, ...(await walk(place, main, { skip: 0, limit: limit - ranks.length, after: ranks.at(-1) }))];
}

type Beside = { readonly isFirst: boolean; readonly own: Hits; readonly window: Window };

/** Returns the near matches that follow the main set in the window. */
async function nearHits(
  place: Place,
  near: Query,
  beside: SearchAnswer | undefined,
  { isFirst, own, window: { skip, limit } }: Beside,
): Promise<Hits> {
  const [nearTotal, left] = [beside === undefined ? 0 : totalOf(beside), limit - own.ranks.length];
  if (left <= 0 || nearTotal === 0) return { total: nearTotal, ranks: [] };
  if (isFirst && beside !== undefined) return { total: nearTotal, ranks: ranksOf(beside).slice(0, left) };
  const from = Math.max(0, skip - own.total);
  const size = Math.max(0, Math.min(left, mostHits - from));
  const [answer] = await searchAll(place, [{ ...near, ...windowed(Math.min(from, mostHits), size) }]);
  return { total: nearTotal, ranks: answer === undefined ? [] : ranksOf(answer) };
}

/** Goes through an order in large steps, because OpenSearch skips no more than 10,000 hits. */
async function walk(place: Place, body: Query, { skip, limit, after }: Window): Promise<Rank[]> {
  const ranks: Rank[] = [];
  const { aggs: _counted, ...plain } = body;
  let [left, last] = [skip, after];
  while (ranks.length < limit) {
    const size = Math.min(mostHits, left > 0 ? left : limit - ranks.length);
    const [answer] = await searchAll(place, [{ ...plain, ...windowed(0, size, last), track_total_hits: false }]);
    const found = answer === undefined ? [] : ranksOf(answer);
    if (left > 0) left -= found.length;
    else ranks.push(...found);
    last = found.at(-1);
    if (found.length < size) break;
  }
  return ranks;
}

function windowed(skip: number, size: number, after?: Rank): Query {
  const from = skip + size > mostHits ? { from: 0, size: 0 } : { from: skip, size };
  return {
    ...(after === undefined ? from : { size, search_after: [after.key, after.start, after.id] }),
    _source: false,
    timeout,
    track_total_hits: true,
  };
}

async function searchAll({ cluster, index, onPartial }: Place, bodies: readonly Query[]): Promise<SearchAnswer[]> {
  const lines = bodies.flatMap((body) => [{ index }, body]);
  const request = { method: 'POST', path: '/_msearch', parameters: { filter_path }, lines } as const;
  for (let tries = 1; ; tries += 1) {
    const { responses } = await cluster.ask(request, several);
    const statuses = responses.flatMap((response) => ('error' in response ? [response.status] : []));
    const answers = responses.flatMap((response) => ('error' in response ? [] : [response]));
    if (answers.some((answer) => !isWhole(answer))) onPartial();
    if (statuses.length === 0) return answers;
    if (!statuses.every(isPassing)) throw new SearchRefused(`the search engine refused a search (${statuses.join()})`);
    if (tries === mostTries) throw new SearchUnavailable(`the search engine failed (${statuses.join()})`);
    await wait(betweenTries);
  }
}

// A shard without a machine gets one within moments, and an index that was replaced is no longer asked for.
const mostTries = 3;
const betweenTries = 200;
const isPassing = (status: number): boolean => status === 404 || status === 429 || status >= 500;

const totalOf = ({ hits }: SearchAnswer): number => hits?.total?.value ?? 0;

const ranksOf = ({ hits }: SearchAnswer): Rank[] =>
  (hits?.hits ?? []).map(({ sort: [key, start, id] }) => ({ key, start, id }));
