import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesFilter, foldedFilterWords } from './match-filter.ts';

const text = foldedFilterWords('Quel est l’âge maximal pour partir en V.I.E. ?');

test.each(['', 'age', 'ÂGE maxi', 'v.i.e', 'partir âge', "l'age"])('a search for %j finds the question', (filter) => {
  expect(matchesFilter(text, foldedFilterWords(filter))).toBe(true);
});

test('a search for a plural finds the singular, and no other word', () => {
  const words = foldedFilterWords('Une indemnité par pays');
  const finds = ['indemnités', 'pays', 'indemnes', 'uns'].map((filter) =>
    matchesFilter(words, foldedFilterWords(filter)),
  );
  expect(finds).toEqual([true, true, false, false]);
});

test.each(['coeur', 'cœur', 'CŒ'])('a search for %j finds a word with a ligature', (filter) => {
  expect(matchesFilter(foldedFilterWords('Au cœur du métier'), foldedFilterWords(filter))).toBe(true);
});

test.each(['xyz', 'age minimal', 'ximal'])('a search for %j does not find the question', (filter) => {
  expect(matchesFilter(text, foldedFilterWords(filter))).toBe(false);
});

test('a question is found by the beginning of any of its words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...text), fc.nat(8), (word, length) => {
      expect(matchesFilter(text, [word.slice(0, length + 1)])).toBe(true);
    }),
  );
});
