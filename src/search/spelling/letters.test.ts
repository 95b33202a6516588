import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { countLetters, lettersOf } from './letters.ts';

const word = fc.string({ unit: fc.constantFrom(...Array.from('abeinrst')), maxLength: 10 });

test('the set of letters has a bit for each letter, and another bit for the second occurrence of a frequent letter', () => {
  expect(countLetters(lettersOf('assistant'))).toBe(new Set('aistn').size + new Set('st').size);
  expect(countLetters(lettersOf('abcdefghijklmnopqrstuvwxyz'.repeat(3)))).toBe(32);
  expect(countLetters(lettersOf(''))).toBe(0);
});

test('two words differ in no more added and removed letters than their distance allows', () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const edits = editDistance(from, to);
      expect(countLetters(lettersOf(to) & ~lettersOf(from))).toBeLessThanOrEqual(edits);
      expect(countLetters(lettersOf(from) & ~lettersOf(to))).toBeLessThanOrEqual(edits);
    }),
  );
});
