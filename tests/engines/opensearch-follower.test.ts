import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { setSynonym } from '#board/operators/synonyms/set-synonym.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { indexNames, readState, writeState } from '#search/opensearch/index-state.ts';
import type { SearchCluster } from '#search/opensearch/search-cluster.ts';
import type { Actor } from '#staff/actor.ts';
import { distantBoard } from './distant-board.ts';
import { testCluster } from './test-cluster.ts';

const connect = await testCluster();
const { db } = await testDatabase();
await insertReference(db);

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
});

async function found(index: OfferIndex): Promise<readonly number[]> {
  const asked = { criteria: noCriteria, text: null, sort: sorts.mostViewed, locale: 'fr', now: noon } as const;
  return (await index.search({ ...asked, facets: [], skip: 0, limit: 50 })).ids;
}

async function indexesOf(cluster: SearchCluster): Promise<string[]> {
  const all = await cluster.ask(
    { method: 'GET', path: `/${cluster.prefix}-offers-*` },
    z.record(z.string(), z.unknown()),
  );
  return Object.keys(all);
}

test('new, changed and removed offers are found, or found no more, after one round', async (context) => {
  const distant = distantBoard(db, await connect(context, 'changes'), () => noon);
  await insertOffer(db, { id: 1 });
  expect(await found(await distant.refresh())).toEqual([1]);
  await insertOffer(db, { id: 2, city_en: 'Bonn', city_fr: 'Bonn' });
  expect(await found(await distant.refresh())).toEqual([2, 1]);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', 1).execute();
  expect(await found(await distant.refresh())).toEqual([2]);
  await db.deleteFrom('offers').where('id', '=', 2).execute();
  expect(await found(await distant.refresh())).toEqual([]);
  expect(distant.problems).toEqual([]);
});

test('a viewed offer rises in the order by views', async (context) => {
  const distant = distantBoard(db, await connect(context, 'views'), () => noon);
  await insertOffer(db, { id: 1 });
  await insertOffer(db, { id: 2 });
  expect(await found(await distant.refresh())).toEqual([2, 1]);
  await db
    .insertInto('offer_views')
    .values({ offer_id: 1, views: 5 })
    .onConflict((conflict) => conflict.column('offer_id').doUpdateSet({ views: 5 }))
    .execute();
  expect(await found(await distant.refresh())).toEqual([1, 2]);
});

test('of two processes one brings offers into the cluster, and the other takes over when it ends', async (context) => {
  const cluster = await connect(context, 'leases');
  const [one, other] = [distantBoard(db, cluster, () => noon), distantBoard(db, cluster, () => noon)];
  expect(await one.follower.follow()).toBe(true);
  expect(await other.follower.follow()).toBe(false);
  await one.follower.built();
  await one.follower.follow();
  await one.follower.end();
  await insertOffer(db, { id: 7 });
  expect(await other.follower.follow()).toBe(true);
  expect(await found(await other.feed.refresh())).toEqual([7]);
});

test('after a restored database the old index answers until a new one replaces it', async (context) => {
  const cluster = await connect(context, 'restored');
  const names = indexNames(cluster.prefix, boardAnalysis);
  const distant = distantBoard(db, cluster, () => noon);
  await insertOffer(db, { id: 3 });
  await distant.refresh();
  const [before] = await indexesOf(cluster);
  const state = await readState(cluster, names);
  await distant.follower.end();
  if (state !== null)
    await writeState(cluster, names, { ...state, database: 'another history', generation: Date.now() });
  await insertOffer(db, { id: 4 });
  await distant.follower.follow();
  expect(await found(await distant.feed.refresh())).toEqual([3]);
  expect(await found(await distant.refresh())).toEqual([4, 3]);
  const after = await indexesOf(cluster);
  expect([after.length, after.includes(before ?? '')]).toEqual([1, false]);
});

async function isNamed(index: OfferIndex): Promise<boolean> {
  const has = await index.findTerms([5], ['zipangu']);
  return has(5, 'zipangu');
}

test('new names of the reference reach every offer', async (context) => {
  const distant = distantBoard(db, await connect(context, 'names'), () => noon);
  await insertOffer(db, { id: 5 });
  await distant.refresh();
  expect(await isNamed(await distant.refresh())).toBe(false);
  await db.updateTable('countries').set({ name_fr: 'Zipangu' }).where('id', '=', 'DE').execute();
  await distant.refresh();
  expect(await isNamed(await distant.refresh())).toBe(true);
});

test('a word of a new offer is known within seconds, so that nobody takes it for a misspelling', async (context) => {
  const distant = distantBoard(db, await connect(context, 'words'), () => noon);
  await insertOffer(db, { id: 8, title: 'Souffleuse de quibizanes' });
  expect((await distant.refresh()).frequency('quibizanes')).toBe(1);
  await insertOffer(db, { id: 9, title: 'Souffleuse de quibizones' });
  const known = async () => (await distant.refresh()).frequency('quibizones');
  await expect.poll(known, { timeout: 10_000 }).toBe(1);
}, 15_000);

test('an offer written late does not replace a newer one', async (context) => {
  const cluster = await connect(context, 'late');
  const distant = distantBoard(db, cluster, () => noon);
  await insertOffer(db, { id: 6 });
  await distant.refresh();
  const { alias } = indexNames(cluster.prefix, boardAnalysis);
  const parameters = { version: 1, version_type: 'external_gte' };
  expect(await cluster.write({ method: 'PUT', path: `/${alias}/_doc/6`, parameters, body: { id: 6 } })).toBe(false);
});

test('before the first build a search is unavailable for a moment, and says so', async (context) => {
  const cluster = await connect(context, 'unbuilt');
  const distant = distantBoard(db, cluster, () => noon);
  await expect(distant.feed.refresh()).rejects.toThrow(SearchUnavailable);
}, 15_000);

const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };

test('a word of the staff finds the offers of its concept, and also in a process that starts later', async (context) => {
  const cluster = await connect(context, 'taught');
  const distant = distantBoard(db, cluster, () => noon);
  const buyer = await insertOffer(db, { title: 'Acheteur projets' });
  const taught = await insertOffer(db, { title: 'Zorbeur de métaux' });
  const board = testBoard(db, { search: () => distant.refresh() });
  const foundBy = async (query: string) => {
    const { offers } = await searchOffers(board, { ...noCriteria, query }, { locale: 'fr' });
    return offers.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect([await foundBy('acheteur'), await foundBy('zorbeur')]).toEqual([[buyer], [taught]]);
  await setSynonym(board, operator, { word: 'zorbeur', concept: 'acheteur' });
  const both = [buyer, taught];
  expect([await foundBy('acheteur'), await foundBy('zorbeur')]).toEqual([both, both]);

  const later = distantBoard(db, cluster, () => noon);
  await later.feed.refresh();
  expect(later.feed.facts.builds).toBe(distant.feed.facts.builds);
  await db.deleteFrom('search_synonyms').execute();
  await distant.refresh();
  expect([await foundBy('acheteur'), await foundBy('zorbeur')]).toEqual([[buyer], [taught]]);
}, 40_000);
