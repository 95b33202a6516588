import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressValue, addressValues, wholeNumber } from './address-values.ts';

const values = (query: string, ...names: string[]) => addressValues(new URLSearchParams(query), ...names);

test('values are read in the order of the parameter names, then in the order of the address', () => {
  expect(values('b=3&a=1&b=4&a=2', 'a', 'b')).toEqual(['1', '2', '3', '4']);
  expect(values('a=1', 'b')).toEqual([]);
});

test.each(['1,2', '["1","2"]', '[[1],["2"]', '1, ,0,2,', '\\"1\\",\\"2\\"'])('%s is read as 1 and 2', (text) => {
  expect(addressValues(new URLSearchParams({ a: text }), 'a')).toEqual(['1', '2']);
});

test('several values are read in the same way from one parameter as from several', () => {
  const list = fc.array(fc.stringMatching(/^[a-z1-9-]{1,8}$/), { maxLength: 40 });
  fc.assert(
    fc.property(list, (given) => {
      expect(addressValues(new URLSearchParams(given.map((one) => ['a', one])), 'a')).toEqual(given);
      expect(addressValues(new URLSearchParams({ a: given.join(',') }), 'a')).toEqual(given);
      expect(addressValues(new URLSearchParams({ a: JSON.stringify(given) }), 'a')).toEqual(given);
    }),
  );
});

test('a value is never blank or 0 and contains no separator, and an address has at most 300 values', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('0', ' ', '[]', '1,'.repeat(500)));
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const read = addressValues(new URLSearchParams(texts.map((one) => ['a', one])), 'a');
      expect(read.length).toBeLessThanOrEqual(300);
      for (const value of read) expect(value).toMatch(/^(?!0$)[^\s,[\]"\\](?:[^,[\]"\\]*[^\s,[\]"\\])?$/u);
    }),
  );
});

test('if a criterion takes a single value, the first value of the address counts', () => {
  expect(addressValue(new URLSearchParams('a=&a=0&a=7&a=8'), 'a')).toBe('7');
  expect(addressValue(new URLSearchParams('b=7'), 'a')).toBeNull();
});

test('a text is read as a whole number only if it has one to nine digits', () => {
  fc.assert(fc.property(fc.nat(999_999_999), (number) => wholeNumber(String(number)) === number));
  for (const text of ['', '-1', '1.5', '1e3', '0x1', ' 1', '1234567890', '１', 'Infinity'])
    expect(wholeNumber(text)).toBeNaN();
});
