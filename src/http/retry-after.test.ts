import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['seconds', '120', 120_000],
  ['no wait', '0', 0],
  ['a date', 'Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
  ['a date that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('the value %s is read as a wait', (_what, header, expected) => {
  expect(retryAfter(header, now)).toBe(expected);
});

test.each([
  ['nothing', null],
  ['a word', 'soon'],
  ['a negative number', '-5'],
  ['parts', '1.5'],
  ['a day alone', '2027-01-31'],
])('the value %s of Retry-After is ignored', (_what, header) => {
  expect(retryAfter(header, now)).toBeUndefined();
});

test('any value is read as a wait or ignored', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const wait = retryAfter(header, now);
      expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true);
    }),
  );
});
