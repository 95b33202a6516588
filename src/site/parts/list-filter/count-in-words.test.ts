import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

test('a count of zero has a sentence of its own, and other counts are inserted as numbers', () => {
  const words = { some: 'matching: #', none: 'nothing matches' };
  expect([0, 1, 22].map((count) => countInWords(count, words))).toEqual([
    'nothing matches',
    'matching: 1',
    'matching: 22',
  ]);
  expect(countInWords(3, {})).toBe('');
});
