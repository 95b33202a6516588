import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readId, readIds } from './read-ids.ts';

test.each([
  ['4,3,8', [3, 4, 8]],
  ['4', [4]],
  [4, [4]],
  [
    [4, '3'],
    [3, 4],
  ],
  [['["9","205"]'], [9, 205]],
  ['["9","205"]', [9, 205]],
  [['"[\\"9\\"]"'], [9]],
  [[' 7 ', null, '', 0, -1, 1.5, 'x', [7]], [7]],
  [null, []],
  [undefined, []],
  ['[9,', []],
])('the list %j contains the ids %j', (value, ids) => {
  expect(readIds(value)).toEqual(ids);
});

test('an id is an integer, or the text of an integer', () => {
  expect([220001, '220001', ' 220001 '].map(readId)).toEqual([220001, 220001, 220001]);
  expect(['12a', '', null, -3, 1.5, 2 ** 31, true].map(readId).every((id) => id === undefined)).toBe(true);
});

test('ids in any JSON are read without an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readIds(value).filter((id) => !Number.isInteger(id) || id <= 0)).toEqual([]);
    }),
  );
});
