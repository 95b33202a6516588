import { expect, test } from 'vitest';
import { scaleInForce } from './allowances.ts';
import { shownAllowance } from './shown-allowance.ts';

test('an amount that the offer states is shown unchanged, whatever the scale says', () => {
  expect(shownAllowance(2100.5, 'BE', 'Brussels')).toEqual({ euros: 2100.5 });
  expect(shownAllowance(2100.5, 'US', 'Springfield')).toEqual({ euros: 2100.5 });
});

test('an offer without an amount shows the amount of the scale for its city or country, with the year', () => {
  expect(shownAllowance(null, 'BE', 'Brussels')).toEqual({ euros: 2859.23, scaleYear: scaleInForce.year });
  expect(shownAllowance(null, 'DE', 'MUNICH')).toEqual({ euros: 3241.03, scaleYear: scaleInForce.year });
  expect(shownAllowance(null, 'DE', '')).toEqual({ euros: 2969.53, scaleYear: scaleInForce.year });
});

test('nothing is shown for a place that the scale does not list', () => {
  expect(shownAllowance(null, 'US', 'Springfield')).toBeNull();
  expect(shownAllowance(null, 'CA', '')).toBeNull();
});
