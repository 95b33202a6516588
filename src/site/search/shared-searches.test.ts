import { expect, test } from 'vitest';
import { noCriteria } from '#board/offers/search/criteria.ts';
import type { SearchResult } from '#board/offers/search/search-offers.ts';
import { shareSearches } from './shared-searches.ts';

const french = { locale: 'fr' } as const;

function counting(answer: (run: number) => Promise<SearchResult>) {
  const state = { runs: 0, time: 0 };
  const search = shareSearches(
    () => answer(++state.runs),
    () => state.time,
  );
  return { state, search };
}

const found = (): Promise<SearchResult> =>
  Promise.resolve({
    total: 0,
    offers: [],
    facets: {
      zones: [],
      countries: [],
      sectors: [],
      specializations: [],
      missionTypes: [],
      durations: [],
      studyLevels: [],
      companySizes: [],
      starts: [],
      remoteWork: [],
      environmental: [],
    },
    correction: null,
    page: 1,
    hasMore: false,
  });

test('the same search runs once in five seconds, and anew after them', async () => {
  const { state, search } = counting(found);
  await Promise.all([search(noCriteria, french), search(noCriteria, french)]);
  state.time = 4999;
  await search(noCriteria, french);
  expect(state.runs).toBe(1);
  state.time = 5000;
  await search(noCriteria, french);
  expect(state.runs).toBe(2);
});

test('other criteria, another language or another size are another search', async () => {
  const { state, search } = counting(found);
  await search(noCriteria, french);
  await search({ ...noCriteria, query: 'data' }, french);
  await search(noCriteria, { locale: 'en' });
  await search(noCriteria, { ...french, pageSize: 1 });
  expect(state.runs).toBe(4);
});

test('a search that failed is asked again', async () => {
  const { state, search } = counting((run) => (run === 1 ? Promise.reject(new Error('lost')) : found()));
  await expect(search(noCriteria, french)).rejects.toThrow('lost');
  await expect(search(noCriteria, french)).resolves.toMatchObject({ total: 0 });
  expect(state.runs).toBe(2);
});

test('of many different searches the oldest are forgotten', async () => {
  const { state, search } = counting(found);
  await search(noCriteria, french);
  for (let page = 2; page <= 101; page++) await search({ ...noCriteria, page }, french);
  await search(noCriteria, french);
  expect(state.runs).toBe(102);
});
