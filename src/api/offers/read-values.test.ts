import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageRange } from './read-page-range.ts';
import { readCount, readText, readValues } from './read-values.ts';

test.each<[unknown, string[]]>([
  [
    ['9', '205'],
    ['9', '205'],
  ],
  [
    [9, 205],
    ['9', '205'],
  ],
  ['9,205', ['9', '205']],
  ['["9","205"]', ['9', '205']],
  [
    ['["9"]', '205'],
    ['9', '205'],
  ],
  ['[\\"9\\"]', ['9']],
  [[[['9']]], ['9']],
  [[[[[['9']]]]], []],
  [' FR ', ['FR']],
  ['FR,FR, FR', ['FR']],
  [true, ['1']],
  [false, []],
  [null, []],
  [undefined, []],
  ['', []],
  [0, []],
  ['0', []],
  ['000', []],
  [{ id: 9 }, []],
  [
    ['Saint-Denis', { a: 1 }, 7],
    ['Saint-Denis', '7'],
  ],
])('the filter %j has the values %j', (given, values) => {
  expect(readValues(given)).toEqual(values);
});

test('the values of a filter are short, unique and not empty, whatever a program sends', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const values = readValues(given);
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(value).toMatch(/^[^,[\]"\\]+$/u);
      expect(values.some((value) => /^0*$/.test(value) || value !== value.trim())).toBe(false);
    }),
  );
});

test('at most ten thousand values are read', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => index + 1);
  expect(readValues(many)).toHaveLength(10_000);
  expect(readValues([`${'9'.repeat(3000)}8`])).toEqual(['9'.repeat(3000)]);
});

test('the first entry of a list is read as a text; other values give an empty text', () => {
  expect([['a', 'b'], 7, 'x', null, {}, [], [null], true].map(readText)).toEqual(['a', '7', 'x', '', '', '', '', '']);
});

test.each<[unknown, number | null]>([
  [5, 5],
  ['5', 5],
  [' 5 ', 5],
  ['5.0', 5],
  [[5, 6], 5],
  [0, 0],
  [-1, null],
  ['1.5', null],
  ['1e3', null],
  ['9'.repeat(16), null],
  [Number.NaN, null],
  [Infinity, null],
  ['', null],
  [true, null],
])('the value %j is read as the count %j', (given, count) => {
  expect(readCount(given)).toBe(count);
});

test('a page has the default range unless the given range is possible, and never exceeds the limits', () => {
  expect(readPageRange({})).toEqual({ skip: 0, limit: 20 });
  expect(readPageRange({ skip: '40', limit: '10' })).toEqual({ skip: 40, limit: 10 });
  expect(readPageRange({ skip: -1, limit: 0 })).toEqual({ skip: 0, limit: 20 });
  expect(readPageRange({ skip: 2_000_000, limit: 10_000 })).toEqual({ skip: 2_000_000, limit: 10_000 });
  expect(readPageRange({ skip: 2_000_001, limit: 10_001 })).toEqual({ skip: 2_000_000, limit: 10_000 });
});
