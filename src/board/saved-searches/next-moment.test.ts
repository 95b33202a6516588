import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { clockIn } from '#words/zone-clock.ts';
import { timeZones } from '#words/zone-names.ts';
import { nextMoment } from './next-moment.ts';

const next = (after: string, hour: number, timeZone = 'Europe/Paris', frequency: 'daily' | 'weekly' = 'daily') =>
  nextMoment(new Date(after), { frequency, hour, timeZone }).toISOString();

test('a local time that the clock skips means an hour later; a local time that occurs twice is used once', () => {
  expect(next('2027-03-27T12:00Z', 2)).toBe('2027-03-28T01:00:00.000Z');
  expect(next('2027-10-30T12:00Z', 2)).toBe('2027-10-31T00:00:00.000Z');
  expect(next('2027-10-31T00:00Z', 2)).toBe('2027-11-01T01:00:00.000Z');
  // Uses Lord Howe Island, where the clock changes by half an hour.
  expect(next('2027-10-02T10:00Z', 2, 'Australia/Lord_Howe')).toBe('2027-10-02T15:30:00.000Z');
});

test('a weekly alert is due on Mondays in its time zone', () => {
  expect(next('2026-11-22T12:00Z', 8, 'Asia/Tokyo', 'weekly')).toBe('2026-11-22T23:00:00.000Z');
  expect(next('2026-11-23T07:00Z', 8, 'Europe/Paris', 'weekly')).toBe('2026-11-30T07:00:00.000Z');
});

const rhythms = fc.record({
  frequency: fc.constant('daily' as const),
  hour: fc.integer({ min: 0, max: 23 }),
  timeZone: fc.constantFrom(...timeZones),
});
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

test('in every time zone a daily alert is due once a day at its hour, or soon after it if the clock skips this hour', () => {
  fc.assert(
    fc.property(rhythms, moments, (rhythm, start) => {
      const dates = new Set<number>();
      let [last, moment] = [start, nextMoment(start, rhythm)];
      for (let times = 0; times < 10; times += 1) {
        expect(moment.getTime()).toBeGreaterThan(last.getTime());
        expect(moment.getTime() - last.getTime()).toBeLessThanOrEqual(day + 2 * hour);
        const clock = clockIn(rhythm.timeZone, moment);
        const late = clock - (Math.floor((clock - rhythm.hour * hour) / day) * day + rhythm.hour * hour);
        expect(late).toBeLessThanOrEqual(hour);
        dates.add(Math.floor((clock - rhythm.hour * hour) / day));
        [last, moment] = [moment, nextMoment(moment, rhythm)];
      }
      expect([dates.size, Math.max(...dates) - Math.min(...dates)]).toEqual([10, 9]);
    }),
    { numRuns: 60 },
  );
});
