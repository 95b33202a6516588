import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { facetNames, noCriteria, sorts } from '#search/criteria/criteria.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import type { IndexedOffer } from '#search/offer/indexed-offer.ts';
import { OfferStore } from './offer-store.ts';
import { searchStore } from '#search/index/search-store.ts';

const { db } = await testDatabase();
let reference: Reference;
beforeAll(async () => {
  await insertReference(db);
  reference = await readReference(db);
});

type Change =
  | { readonly kind: 'put'; readonly offer: IndexedOffer }
  | { readonly kind: 'remove' | 'view'; readonly id: number }
  | { readonly kind: 'step' | 'close' };

// Words that the text analysis leaves unchanged.
const words = ['zorbul', 'tavrok', 'melvad'].filter((word) => boardAnalysis.read(word).terms[0] === word);
const offers = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    title: fc.subarray(words),
    body: fc.subarray(words),
    city: fc.constantFrom('Solvar', 'Pirgano'),
  })
  .map(({ id, title, body, city }) => indexed(id, title.join(' '), body.join(' '), city));
const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: offers.map((offer) => ({ kind: 'put' as const, offer })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }).map((id) => ({ kind: 'remove' as const, id })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }).map((id) => ({ kind: 'view' as const, id })) },
  { weight: 6, arbitrary: fc.constant({ kind: 'step' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
);

test('after any additions, removals and merges, a store gives the same results as a new store with the same offers', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 120, size: 'max' }), (made) => {
      const { store, left } = changed(made);
      const anew = new OfferStore({ analysis: boardAnalysis, reference });
      for (const { offer, views } of left.values()) anew.put({ ...offer, views });
      expect(store.size).toBe(left.size);
      for (const word of [null, ...words]) expect(answer(store, word)).toEqual(answer(anew, word));
      for (const word of words) for (const id of left.keys()) expect(store.has(id, word)).toBe(anew.has(id, word));
    }),
    { numRuns: 150 },
  );
});

test('merging a segment loses no entry of a frequent term', () => {
  const store = new OfferStore({ analysis: boardAnalysis, reference, limits: { live: 3, sealed: 100 } });
  for (let id = 1; id <= 90; id += 1) {
    store.put(indexed(id, 'zorbul', id % 2 === 0 ? 'tavrok' : '', 'Solvar'));
    Array.from(store.tidy());
  }
  expect([answer(store, 'zorbul').total, answer(store, 'tavrok').total]).toEqual([90, 45]);
  expect(store.segments.length).toBeLessThan(20);
});

/** Applies changes to a store, with steps of merges in between, and returns the remaining offers. */
function changed(made: readonly Change[]) {
  const store = new OfferStore({ analysis: boardAnalysis, reference, limits: { live: 2, sealed: 6 } });
  const left = new Map<number, { offer: IndexedOffer; views: number }>();
  let steps = store.tidy();
  for (const change of made) {
    if (change.kind === 'put') {
      store.put(change.offer);
      left.set(change.offer.id, { offer: change.offer, views: 0 });
    } else if (change.kind === 'remove') {
      store.remove(change.id);
      left.delete(change.id);
    } else if (change.kind === 'view') {
      store.setViews(change.id, 5);
      const known = left.get(change.id);
      if (known) left.set(change.id, { ...known, views: 5 });
    } else if (change.kind === 'close') store.close();
    else if (steps.next().done === true) steps = store.tidy();
  }
  return { store, left };
}

/**
 * Searches a store by number of views. It does not sort by score: scores depend on the frequency of terms,
 * which is corrected only by merges.
 */
function answer(store: OfferStore, word: string | null) {
  const text =
    word === null
      ? null
      : { clauses: [{ terms: [{ term: word, weight: 1 }] }], bonuses: [], excluded: [], phrases: [] };
  const asked = { criteria: noCriteria, locale: 'fr', now: noon, facets: facetNames, skip: 0, limit: 99 } as const;
  return searchStore(store, { ...asked, text, sort: sorts.mostViewed });
}

function indexed(id: number, title: string, description: string, city: string): IndexedOffer {
  const columns = {
    place: `5/DE/DE-${city.toLowerCase()}`,
    company: '1/2',
    sector: '',
    specializations: '9;19',
    studyLevels: '1,4',
    languages: 'fr;',
    missionStart: '2027-01-01',
    allowance: '2969.53',
    conditions: '1/12//1',
  };
  const texts = { title, description, company: '', city, country: '', profession: '', sector: '', profile: '' };
  const moments = { broadcastStart: 0, broadcastEnd: Number.POSITIVE_INFINITY, createdAt: id };
  return { id, columns, texts, city: { fr: city, en: city }, ...moments, views: 0 };
}
