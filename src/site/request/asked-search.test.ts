import { expect, test } from 'vitest';
import { searchBefore, searchIn } from './asked-search.ts';

const from = (referer: string | null) =>
  searchBefore(new Request('https://mvi.example/offres/1', referer === null ? {} : { headers: { referer } }));

test('the first page of results is a search, in the language of its address', () => {
  expect(searchIn('/en/offres/recherche', new URLSearchParams('query=nurse'))).toEqual({
    locale: 'en',
    query: 'query=nurse',
  });
  expect(searchIn('/offres/recherche', new URLSearchParams('query=nurse&page=2'))).toBeNull();
  expect(searchIn('/offres', new URLSearchParams('query=nurse'))).toBeNull();
});

test('an offer is opened from a search if the Referer is a page of results of this site', () => {
  expect(from('https://mvi.example/offres/recherche?query=maire&page=3')).toEqual({
    locale: 'fr',
    query: 'query=maire',
  });
  for (const referer of [null, 'https://evil.example/offres/recherche?query=x', 'https://mvi.example/', 'nonsense'])
    expect(from(referer)).toBeNull();
});
