import { expect, test } from 'vitest';
import { clockInParis, dayInParis, momentInParis, parisDaysBetween } from './paris-days.ts';

test('a day in Paris begins one or two hours earlier than in UTC', () => {
  expect(dayInParis(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(dayInParis(new Date('2026-07-20T21:59:59Z'))).toBe('2026-07-20');
});

const between = (earlier: string, later: string) => parisDaysBetween(new Date(earlier), new Date(later));

test('the days between two moments are counted by midnights in Paris, even across the change to summer time', () => {
  expect(between('2026-11-20T22:59:00Z', '2026-11-20T23:01:00Z')).toBe(1);
  expect(between('2026-11-20T23:01:00Z', '2026-11-21T22:59:00Z')).toBe(0);
  expect(between('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toBe(2);
});

test('Paris time converts to a moment and back, in summer and winter', () => {
  for (const moment of ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '2026-07-01T12:00:00Z', '2026-10-25T02:30:00Z'])
    expect(momentInParis(clockInParis(new Date(moment))).toISOString()).toBe(new Date(moment).toISOString());
});
