import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { indexNames, readState } from '#search/opensearch/index-state.ts';
import type { ClusterRequest, SearchCluster } from '#search/opensearch/search-cluster.ts';
import { distantBoard } from './distant-board.ts';
import { testCluster } from './test-cluster.ts';

const connect = await testCluster();
const { db } = await testDatabase();
await insertReference(db);

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
});

const now = () => noon;
const names = ({ prefix }: SearchCluster) => indexNames(prefix, boardAnalysis);
const indexOf = async (cluster: SearchCluster) => (await readState(cluster, names(cluster)))?.index ?? '';
const remove = (cluster: SearchCluster, index: string) =>
  cluster.find({ method: 'DELETE', path: `/${index}` }, z.unknown());

async function found(index: OfferIndex, query: Partial<typeof noCriteria> = {}): Promise<readonly number[]> {
  const criteria = { ...noCriteria, ...query };
  const asked = { criteria, text: null, sort: sorts.date, locale: 'fr', now: noon } as const;
  const { ids } = await index.search({ ...asked, facets: [], skip: 0, limit: 50 });
  return [...ids].toSorted((a, b) => a - b);
}

/** The same cluster, at which `meet` waits for a request or refuses it. */
function meeting(cluster: SearchCluster, meet: (request: ClusterRequest) => Promise<void> | undefined): SearchCluster {
  return {
    ...cluster,
    ask: async (request, answer) => {
      await meet(request);
      return cluster.ask(request, answer);
    },
  };
}

test('a rebuild that fails is begun again, also by the next process', async (context) => {
  const cluster = await connect(context, 'failing');
  let isFull = false;
  const full = meeting(cluster, async ({ path }) => {
    if (isFull && path === '/_bulk') throw new SearchUnavailable('full');
  });
  const one = distantBoard(db, full, now);
  await insertOffer(db, { id: 1 });
  await one.refresh();
  const before = await indexOf(cluster);
  isFull = true;
  await db.updateTable('countries').set({ name_fr: 'Zipangu' }).where('id', '=', 'DE').execute();
  await one.follower.follow();
  await one.follower.built();
  expect(one.problems).toEqual([new SearchUnavailable('full')]);
  await one.follower.end();
  const other = distantBoard(db, cluster, now);
  await other.refresh();
  expect(await indexOf(cluster)).not.toBe(before);
});

test('an index that somebody deleted is built anew', async (context) => {
  const cluster = await connect(context, 'deleted');
  const distant = distantBoard(db, cluster, now);
  await insertOffer(db, { id: 1 });
  await distant.refresh();
  await remove(cluster, await indexOf(cluster));
  await insertOffer(db, { id: 2 });
  expect(await found(await distant.refresh())).toEqual([1, 2]);
});

test('a cluster that lost everything gets a new index', async (context) => {
  const cluster = await connect(context, 'emptied');
  const distant = distantBoard(db, cluster, now);
  await insertOffer(db, { id: 1 });
  await distant.refresh();
  await remove(cluster, await indexOf(cluster));
  await remove(cluster, names(cluster).states);
  expect(await found(await distant.refresh())).toEqual([1]);
});

test.for([['showed its build', '/_aliases'] as const, ['wrote how far it had come', '/_refresh'] as const])(
  'a process that was paused before it %s neither hides nor loses what others wrote',
  async ([_when, place], context) => {
    const cluster = await connect(context, place.slice(2));
    const [paused, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isPausing = false;
    const slow = meeting(cluster, async ({ path }) => {
      if (!isPausing || !path.endsWith(place)) return;
      isPausing = false;
      paused.resolve();
      await goOn.promise;
    });
    const [one, other] = [distantBoard(db, slow, now), distantBoard(db, cluster, now)];
    await insertOffer(db, { id: 1 });
    await one.refresh();
    await db
      .updateTable('countries')
      .set({ name_fr: `Cipango ${place}` })
      .where('id', '=', 'DE')
      .execute();
    await one.follower.follow();
    await one.follower.built();
    await insertOffer(db, { id: 2 });
    isPausing = true;
    const late = one.follower.follow();
    await paused.promise;
    await expireLease(cluster);
    await insertOffer(db, { id: 3 });
    expect(await other.follower.follow()).toBe(true);
    goOn.resolve();
    await expect(late).rejects.toThrow(SearchUnavailable);
    await one.follower.follow().catch(() => false);
    expect(await found(await other.refresh())).toEqual([1, 2, 3]);
  },
);

async function expireLease(cluster: SearchCluster): Promise<void> {
  const { states, id } = names(cluster);
  const path = `/${states}/_update/${id}-lease`;
  await cluster.ask({ method: 'POST', path, body: { doc: { until: 0 } } }, z.unknown());
}

test('an offer that a build read before its change does not replace the changed one', async (context) => {
  const cluster = await connect(context, 'overtaken');
  await insertOffer(db, { id: 1 });
  const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHolding = false;
  const slow = meeting(cluster, async ({ path, lines = [] }) => {
    if (!isHolding || path !== '/_bulk' || lines.length !== 2) return;
    isHolding = false;
    held.resolve();
    await goOn.promise;
  });
  const distant = distantBoard(db, slow, now);
  await distant.refresh();
  await db.updateTable('countries').set({ name_fr: 'Zipang' }).where('id', '=', 'DE').execute();
  const changing = await db.startTransaction().execute();
  await changing.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', 1).execute();
  isHolding = true;
  await distant.follower.follow();
  await held.promise;
  await changing.commit().execute();
  await distant.follower.follow();
  goOn.resolve();
  expect(await found(await distant.refresh())).toEqual([]);
  expect(distant.problems).toEqual([]);
});

test('a change that the index refuses for the moment is written later', async (context) => {
  const cluster = await connect(context, 'blocked');
  const distant = distantBoard(db, cluster, now);
  await distant.refresh();
  const path = `/${await indexOf(cluster)}/_settings`;
  const block = (on: boolean) =>
    cluster.ask({ method: 'PUT', path, body: { index: { blocks: { write: on } } } }, z.unknown());
  await block(true);
  await insertOffer(db, { id: 1 });
  await expect(distant.follower.follow()).rejects.toThrow(SearchUnavailable);
  await block(false);
  expect(await found(await distant.refresh())).toEqual([1]);
  expect(distant.problems).toEqual([]);
});

test('a build leaves the indexes of an installation whose name begins alike', async (context) => {
  const cluster = await connect(context, 'house');
  const neighbour = await connect(context, 'house-offers-two');
  await distantBoard(db, neighbour, now).refresh();
  await distantBoard(db, cluster, now).refresh();
  expect(await cluster.find({ method: 'GET', path: `/${await indexOf(neighbour)}` }, z.unknown())).not.toBe(null);
});
