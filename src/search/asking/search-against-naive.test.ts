import { offerSource } from '#board/offers/finding/offer-source.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Reference } from '#reference/read-reference.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { facetNames } from '#search/criteria/criteria.ts';
import type { Facets } from '#search/criteria/criteria.ts';
import { type Hidden, withoutHidden } from '#search/index/without-hidden.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { OfferFeed } from '#search/feed/offer-feed.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import { type NaiveOffer, naiveSearch } from '#search/testing/naive-search.ts';
import { criteriaMeeting } from '#search/testing/random-criteria.ts';
import { prepareRandomBoard, someCompanies } from '#search/testing/random-board.ts';
import { randomOffers } from '#search/testing/random-offers.ts';

const { db } = await testDatabase();
// Uses small segments, because the test's few offers must fill many segments, which are then sealed and
// merged.
const feed = new OfferFeed({
  source: offerSource(db),
  now: () => noon,
  analysis: boardAnalysis,
  limits: { live: 3, sealed: 8 },
});
const board = testBoard(db, { search: () => feed.refresh() });
let reference: Reference;

beforeAll(async () => {
  reference = await prepareRandomBoard(db);
});

const nothing: Hidden = { offers: new Set(), companies: new Set() };

/** A candidate who hides each third offer, and in half of the cases a company. */
function hiddenOf(offers: readonly NaiveOffer[], turn: number): Hidden {
  const ids = offers.filter((_offer, index) => index % 3 === turn % 3).map(({ id }) => id);
  return { offers: new Set(ids), companies: new Set(turn % 4 === 1 ? [2] : []) };
}

test('total and facets equal those of a simple loop, over any offers with any criteria, whatever is hidden', async () => {
  const counted = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      randomOffers(someCompanies).chain((offers) =>
        fc.tuple(fc.constant(offers), fc.array(criteriaMeeting(offers, reference), { minLength: 10, maxLength: 20 })),
      ),
      async ([offers, asked]) => {
        await replaceOffers(offers);
        for (const [turn, criteria] of asked.entries()) {
          const hidden = turn % 2 === 0 ? nothing : hiddenOf(offers, turn);
          const own = { ...board, search: async () => withoutHidden(await board.search(), hidden) };
          const found = await searchOffers(own, criteria, { locale: 'fr', pageSize: 100 });
          const { total, facets, offers: cards, firstNear, notes } = found;
          const left = offers.filter(
            ({ id, company_id }) => !hidden.offers.has(id) && !hidden.companies.has(company_id),
          );
          expect({ total, facets: countsOf(facets) }).toEqual(naiveSearch(left, criteria, { reference, now: noon }));
          expect(notes.elsewhere ? 0 : (firstNear ?? cards.length)).toBe(total);
          for (const name of facetNames) if (facets[name].length > 0) counted.add(name);
        }
      },
    ),
    { numRuns: 15 },
  );
  expect([...counted].toSorted(), 'random offers have every criterion').toEqual(facetNames.toSorted());
}, 180_000);

async function replaceOffers(offers: readonly NaiveOffer[]): Promise<void> {
  await db.deleteFrom('offers').execute();
  await db
    .insertInto('offers')
    .values(offers.map(({ company: _company, ...row }) => row))
    .execute();
}

function countsOf(facets: Facets): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [
      name,
      Object.fromEntries(counts.map(({ value, count }) => [String(value), count])),
    ]),
  );
}
