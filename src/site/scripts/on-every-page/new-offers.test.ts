import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteVisit } from './new-offers.ts';

const today = 20_783;

test('a first visit marks nothing', () => {
  expect(noteVisit(null, today)).toEqual({ visits: '20783.0', since: 0 });
});

test('the marks of a day tell of the last day before it, however many pages are opened', () => {
  const first = noteVisit('20780', today);
  expect(first).toEqual({ visits: '20783.20780', since: 3 });
  expect(noteVisit(first.visits, today)).toEqual(first);
  expect(noteVisit(first.visits, today + 1)).toEqual({ visits: '20784.20783', since: 1 });
});

test('after a long absence only the offers of two weeks count as new, because a mark on every offer says nothing', () => {
  expect(noteVisit('20600.20599', today).since).toBe(14);
});

test('a clock that was set back marks nothing', () => {
  expect(noteVisit('20790.20789', today)).toEqual({ visits: '20783.0', since: 0 });
});

test('any stored text gives a number of days between 0 and 14, and a short text to store', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,9}\.\d{0,9}$/));
  fc.assert(
    fc.property(fc.option(text), (known) => {
      const { visits, since } = noteVisit(known, today);
      expect(visits).toMatch(/^\d{5}\.[\d.e+-]{1,24}$/);
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThanOrEqual(14);
    }),
  );
});
