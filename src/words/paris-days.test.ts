import { expect, test } from 'vitest';
import { clockInParis, dayInParis, momentInParis } from './paris-days.ts';

test('the day is that of Paris, an hour or two before that of Greenwich', () => {
  expect(dayInParis(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(dayInParis(new Date('2026-07-20T21:59:59Z'))).toBe('2026-07-20');
});

test('a clock in Paris and its moment lead to each other, on both sides of summer time', () => {
  for (const moment of ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '2026-07-01T12:00:00Z', '2026-10-25T02:30:00Z'])
    expect(momentInParis(clockInParis(new Date(moment))).toISOString()).toBe(new Date(moment).toISOString());
});
