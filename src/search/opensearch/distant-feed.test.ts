import { expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { DistantFeed } from './distant-feed.ts';
import type { ClusterRequest, SearchCluster } from './search-cluster.ts';
import { emptyReference } from './testing/empty-reference.ts';

const reference = async () => emptyReference;
const empty = { open: {}, sampled: { words: { buckets: [] } }, city: { buckets: [] }, company: { buckets: [] } };

/** A cluster without offers, whose state the test changes. */
function clusterIn(state: { version: number; successful: number }) {
  const answered = ({ body = {} }: ClusterRequest) => {
    const wanted = Object.keys(body['aggs'] ?? {});
    const aggregations = Object.fromEntries(Object.entries(empty).filter(([name]) => wanted.includes(name)));
    const shards = { total: 2, successful: state.successful };
    return { timed_out: false, _shards: shards, hits: { total: { value: 5 } }, aggregations };
  };
  const source = () => ({ index: 'one', cursor: '1:1:', database: null, at: 0, version: state.version, builds: 1 });
  const cluster: SearchCluster = {
    prefix: 'mvi',
    ask: async <Answer>(request: ClusterRequest, answer: z.ZodType<Answer>) => answer.parse(answered(request)),
    find: async <Answer>(_request: unknown, answer: z.ZodType<Answer>) => answer.parse({ _source: source() }),
    write: async () => true,
    close: async () => {},
  };
  return cluster;
}

function feedOf(state: { version: number; successful: number }) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const hear = vi.fn();

  const parts = { cluster: clusterIn(state), analysis: boardAnalysis, reference, now: () => new Date(), hear };
  return { feed: new DistantFeed({ ...parts, betweenReads: 2000 }), hear };
}

test('pages are rendered anew after a change, and once more when its options and names are read', async () => {
  const state = { version: 1, successful: 2 };
  const { feed, hear } = feedOf(state);
  await feed.refresh();
  state.version = 2;
  await feed.refresh();
  expect(hear).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  await feed.refresh();
  await feed.refresh();
  expect(hear).toHaveBeenCalledTimes(2);
});

test('options of a part of the offers are read again until all of them answer', async () => {
  const state = { version: 1, successful: 2 };
  const { feed, hear } = feedOf(state);
  await feed.refresh();
  Object.assign(state, { version: 2, successful: 1 });
  vi.advanceTimersByTime(3000);
  await feed.refresh();
  expect(hear).toHaveBeenCalledTimes(1);
  state.successful = 2;
  vi.advanceTimersByTime(3000);
  await feed.refresh();
  expect(hear).toHaveBeenCalledTimes(2);
});
