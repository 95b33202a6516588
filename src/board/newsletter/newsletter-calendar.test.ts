import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { clockInParis } from '#words/paris-days.ts';
import { monthDue, nextIssue } from './newsletter-calendar.ts';

const months = fc.record({ year: fc.integer({ min: 2024, max: 2040 }), month: fc.integer({ min: 0, max: 11 }) });
const clockOf = (moment: Date) => new Date(clockInParis(moment));

/** Returns the full hours in Paris at which the issue of a month may be created. */
function hoursDue(year: number, month: number): Date[] {
  const start = Date.UTC(year, month, 1);
  return Array.from({ length: 31 * 24 }, (_, index) => new Date(start + index * hour)).filter(
    (at) => monthDue(at) !== null,
  );
}

test('the issue of a month may be created on three days from its first Tuesday, from 10:00 to 20:00 in Paris', () => {
  fc.assert(
    fc.property(months, ({ year, month }) => {
      const due = hoursDue(year, month)
        .map(clockOf)
        .filter((clock) => clock.getUTCMonth() === month);
      const days = [...new Set(due.map((clock) => clock.getUTCDate()))];
      const first = days[0] ?? 0;
      expect(days).toEqual([first, first + 1, first + 2]);
      expect(first).toBeLessThanOrEqual(7);
      expect(new Date(Date.UTC(year, month, first)).getUTCDay()).toBe(2);
      const hours = new Set(due.map((clock) => clock.getUTCHours()));
      expect([...hours]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    }),
    { numRuns: 12 },
  );
});

test('an issue is named after its month in Paris', () => {
  expect(monthDue(new Date('2026-12-01T09:00:00Z'))).toBe('2026-12');
  expect(monthDue(new Date('2027-06-01T08:00:00Z'))).toBe('2027-06');
});

test.each([
  ['2026-12-01T08:59:59.999Z', null],
  ['2026-12-01T09:00:00Z', '2026-12'],
  ['2026-12-01T18:59:59.999Z', '2026-12'],
  ['2026-12-01T19:00:00Z', null],
  ['2026-12-03T18:59:59.999Z', '2026-12'],
  ['2026-12-04T09:00:00Z', null],
  // On the night before, the clocks change, so that ten in the morning is an hour earlier in UTC.
  ['2030-04-02T07:59:59.999Z', null],
  ['2030-04-02T08:00:00Z', '2030-04'],
])('at %s the issue that is due is %j', (moment, month) => {
  expect(monthDue(new Date(moment))).toBe(month);
});

test('the issues of two months are at least four weeks apart', () => {
  fc.assert(
    fc.property(months, ({ year, month }) => {
      const [one, next] = [hoursDue(year, month)[0], hoursDue(year, month + 1)[0]];
      expect((next?.getTime() ?? 0) - (one?.getTime() ?? 0)).toBeGreaterThanOrEqual(28 * day - hour);
    }),
    { numRuns: 6 },
  );
});

test('the next issue is due at a moment at which it may be created, in a month without an issue', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const { month, at } = nextIssue(now, null);
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(monthDue(at)).toBe(month);
      const later = nextIssue(now, month);
      expect(later.month > month).toBe(true);
    }),
  );
});
