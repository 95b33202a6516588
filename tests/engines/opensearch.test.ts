import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import { facetNames, type Facets, noCriteria, sorts } from '#search/criteria/criteria.ts';
import { effectiveSort } from '#search/criteria/order.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { OfferFeed } from '#search/feed/offer-feed.ts';
import type { IndexAnswer } from '#search/index/offer-index.ts';
import { type NaiveOffer, naiveSearch } from '#search/testing/naive-search.ts';
import { criteriaMeeting } from '#search/testing/random-criteria.ts';
import { prepareRandomBoard, someCompanies } from '#search/testing/random-board.ts';
import { randomOffers } from '#search/testing/random-offers.ts';
import { distantBoard } from './distant-board.ts';
import { testCluster } from './test-cluster.ts';

const connect = await testCluster();
const { db } = await testDatabase();
const { db: demo } = await testDatabase();

let reference: Reference;

beforeAll(async () => {
  reference = await prepareRandomBoard(db);
});

test('total and facets of OpenSearch equal those of a simple loop, over any offers with any criteria', async (context) => {
  const distant = distantBoard(db, await connect(context, 'naive'), () => noon);
  const board = testBoard(db, { search: () => distant.refresh() });
  await fc.assert(
    fc.asyncProperty(
      randomOffers(someCompanies).chain((offers) =>
        fc.tuple(fc.constant(offers), fc.array(criteriaMeeting(offers, reference), { minLength: 10, maxLength: 20 })),
      ),
      async ([offers, asked]) => {
        await replaceOffers(offers);
        await distant.refresh();
        const search = async () => distant.feed.index ?? distant.refresh();
        for (const criteria of asked) {
          const { total, facets } = await countFacets({ ...board, search }, criteria, facetNames);
          expect({ total, facets: countsOf(facets) }).toEqual(naiveSearch(offers, criteria, { reference, now: noon }));
        }
      },
    ),
    { numRuns: 4 },
  );
  expect(distant.problems).toEqual([]);
}, 120_000);

// Texts that use every part of a score: trades and their neighbours, industries, bonuses, pairs, exclusions.
const texts = [
  'ingénieur qualité',
  'acheteur',
  'comptable allemagne',
  'chef de projet industrie',
  'data analyst banque',
  'énergie',
  'assistant -export',
  'développeur java senior',
  'marketing digital luxe',
  'soudeur tuyauteur marine',
];

test('OpenSearch finds the same offers as the index in memory, in every order, page by page', async (context) => {
  await insertReference(demo);
  await loadDemo({ db: demo, now: () => noon }, { count: 400 });
  const distant = distantBoard(demo, await connect(context, 'orders'), () => noon);
  const feed = new OfferFeed({ source: offerSource(demo), now: () => noon, analysis: boardAnalysis });
  const [near, far] = [await feed.refresh(), await distant.refresh()];
  const known = feed.named(await readReference(demo));
  const board = testBoard(demo, { reference: async () => known, search: async () => near });
  const byScore = texts.map((query) => ({ query, sort: sorts.relevance }));
  for (const { query, sort } of [...byScore, ...['', 'acheteur'].flatMap(everyOrder)]) {
    const { reading } = await prepareSearch(board, { ...noCriteria, query, sort }, 'fr');
    const { criteria, text } = reading;
    const read = { criteria, text, sort: effectiveSort({ query, sort }), locale: 'fr', now: noon } as const;
    const whole = { ...read, facets: facetNames, skip: 0, limit: 400 };
    const [here, there] = [await near.search(whole), await far.search(whole)];
    expect({ query, sort, ...countsIn(there) }).toEqual({ query, sort, ...countsIn(here) });
    const isByScore = text !== null && read.sort === sorts.relevance;
    expect(isByScore ? sameOrder(there, here) : equalOrder(there, here)).toBe(true);
    const page = await far.search({ ...whole, skip: 20, limit: 20 });
    expect(page.ids).toEqual(there.ids.slice(20, 40));
  }
  expect(distant.problems).toEqual([]);
}, 120_000);

const everyOrder = (query: string) => Object.values(sorts).map((sort) => ({ query, sort }));

function countsIn({ total, near, ids, facets }: IndexAnswer) {
  return { total, near, ids: new Set(ids), facets: countsOf(facets) };
}

const equalOrder = ({ ranks }: IndexAnswer, { ranks: expected }: IndexAnswer): boolean =>
  ranks.length === expected.length && ranks.every(({ id }, at) => id === expected[at]?.id);

/** Offers whose keys differ by less than a hundredth may change places: OpenSearch computes with 32 bits. */
function sameOrder({ ranks }: IndexAnswer, { ranks: expected }: IndexAnswer): boolean {
  const keys = new Map(expected.map(({ id, key }) => [id, key]));
  const found = ranks.map(({ id }) => keys.get(id) ?? Number.NaN);
  return found.every((key, at) => at === 0 || key - (found[at - 1] ?? 0) <= Math.abs(key) / 100);
}

async function replaceOffers(offers: readonly NaiveOffer[]): Promise<void> {
  await db.deleteFrom('offers').execute();
  await db
    .insertInto('offers')
    .values(offers.map(({ company: _company, ...row }) => row))
    .execute();
}

function countsOf(facets: Facets): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      Object.fromEntries(facets[name].map(({ value, count }) => [String(value), count])),
    ]),
  );
}
