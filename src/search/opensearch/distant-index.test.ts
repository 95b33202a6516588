import { expect, test } from 'vitest';
import type { z } from 'zod';
import { wholeBoard } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { distantIndex } from './distant-index.ts';
import { emptyReference } from './testing/empty-reference.ts';
import { KnownBoard } from './known-board.ts';
import type { ClusterRequest, SearchCluster } from './search-cluster.ts';

/** A cluster of two shards, of which only some answer. */
function clusterWith(shards: { readonly successful: number; readonly found: number; readonly isCut?: boolean }) {
  const hits = Array.from({ length: shards.found }, (_, at) => ({ sort: [0, 0, at + 1] }));
  const response = {
    timed_out: shards.isCut ?? false,
    _shards: { total: 2, successful: shards.successful },
    hits: { total: { value: shards.found }, hits },
  };
  const ask = async <Answer>(_request: unknown, answer: z.ZodType<Answer>) => answer.parse({ responses: [response] });
  const cluster: SearchCluster = { prefix: 'mvi', ask, find: ask, write: async () => true, close: async () => {} };
  return cluster;
}

const now = new Date();
const asked = { ...wholeBoard, now, facets: [], limit: 10 };

function indexIn(cluster: SearchCluster) {
  return distantIndex({
    cluster,
    known: new KnownBoard(cluster),
    index: 'mvi',
    reference: () => emptyReference,
    now: () => now,
    version: () => 1,
  });
}

test.each([
  ['all shards answer', { successful: 2, found: 3 }, false],
  ['a shard is missing', { successful: 1, found: 3 }, true],
  ['a shard was too slow', { successful: 2, found: 3, isCut: true }, true],
])('if %s, the answer says whether offers may be missing', async (_case, shards, isPartial) => {
  const answer = await indexIn(clusterWith(shards)).search(asked);
  expect([answer.ids, answer.isPartial]).toEqual([[1, 2, 3], isPartial]);
});

test('an empty answer of a part of the offers is no answer', async () => {
  await expect(indexIn(clusterWith({ successful: 1, found: 0 })).search(asked)).rejects.toThrow(SearchUnavailable);
  expect((await indexIn(clusterWith({ successful: 2, found: 0 })).search(asked)).total).toBe(0);
});

test('searches for rare words while a shard is away do not stop those that find something', async () => {
  const shards = { successful: 1, found: 0 };
  const index = indexIn(clusterWith(shards));
  for (let times = 0; times < 6; times += 1)
    await expect(index.search(asked)).rejects.toThrow('only a part of the offers could be searched');
});

test('a page beyond the last offer costs one request, and a far page tells of a step that lacked offers', async () => {
  const steps: unknown[] = [];
  const hits = { total: { value: 10_005 }, hits: [{ sort: [0, 0, 1] }] };
  const ask = async <Answer>({ lines }: ClusterRequest, answer: z.ZodType<Answer>) => {
    steps.push(lines);
    const shards = { total: 2, successful: steps.length === 1 ? 2 : 1 };
    return answer.parse({ responses: [{ timed_out: false, _shards: shards, hits }] });
  };
  const index = indexIn({ prefix: 'mvi', ask, find: ask, write: async () => true, close: async () => {} });
  expect(await index.search({ ...asked, skip: 20_000 })).toMatchObject({ total: 10_005, ids: [], isPartial: false });
  expect(steps.length).toBe(1);
  steps.length = 0;
  expect(await index.search({ ...asked, skip: 10_000 })).toMatchObject({ isPartial: true });
});
