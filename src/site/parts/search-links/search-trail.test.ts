import { expect, test } from 'vitest';
import { trailOf } from './search-trail.ts';

const note = JSON.stringify({ address: '/offres/recherche?page=2', first: 21, ids: [7, 8, 9] });

test('an offer links to its neighbours in the last search, and back to the list', () => {
  expect(trailOf(note, 8)).toMatchObject({ address: '/offres/recherche?page=2', previous: 7, next: 9 });
  expect(trailOf(note, 9)).toMatchObject({ previous: 8, next: null });
});

test('an offer outside the last search links neither to neighbours nor to the list', () => {
  expect(trailOf(note, 10)).toBeNull();
});

test.each(['', 'null', '3', '{}', '{"address":"/","first":1,"ids":3}'])('%j is not read as a search', (text) => {
  expect(trailOf(text, 8)).toBeNull();
});
