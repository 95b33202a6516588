import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerState, visibleState } from './offer-state.ts';
import { daysFromNoon, noon } from './testing/offer-fixtures.ts';

const moment = fc.option(fc.integer({ min: -3, max: 3 }).map(daysFromNoon));

const ends = (broadcastEnd: Date | null) => visibleState({ filledAt: null, broadcastEnd }, noon);

test('an offer expires at the moment of its end; without an end it never expires', () => {
  expect(ends(noon)).toBe('expired');
  expect(ends(new Date(noon.getTime() + 1))).toBe('open');
  expect(ends(null)).toBe('open');
});

test('if several reasons apply, a withdrawal comes first, then a chosen candidate, then the end of the broadcast', () => {
  const over = { filledAt: noon, broadcastEnd: noon, withdrawnAt: noon };
  expect(offerState(over, noon)).toBe('withdrawn');
  expect(offerState({ ...over, withdrawnAt: null }, noon)).toBe('filled');
  expect(offerState({ ...over, withdrawnAt: null, filledAt: null }, noon)).toBe('expired');
});

test('the public sees the state of an offer unless the offer is withdrawn', () => {
  fc.assert(
    fc.property(moment, moment, moment, (filledAt, broadcastEnd, withdrawnAt) => {
      const shown = withdrawnAt === null ? visibleState({ filledAt, broadcastEnd }, noon) : 'withdrawn';
      expect(offerState({ filledAt, broadcastEnd, withdrawnAt }, noon)).toBe(shown);
    }),
  );
});

test('an offer that has closed does not open again by itself', () => {
  fc.assert(
    fc.property(moment, moment, fc.nat(5), (filledAt, broadcastEnd, later) => {
      const before = visibleState({ filledAt, broadcastEnd }, noon);
      const after = visibleState({ filledAt, broadcastEnd }, daysFromNoon(later));
      expect(after === before || before === 'open').toBe(true);
    }),
  );
});
