import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, ImpossibleDate, readMoment } from './clean-date.ts';

test.each([
  ['2026-04-10T11:36:07Z', '2026-04-10T11:36:07.000Z', '2026-04-10'],
  ['2025-01-10T00:00:00', '2025-01-09T23:00:00.000Z', '2025-01-10'],
  ['2025-07-10T00:00:00', '2025-07-09T22:00:00.000Z', '2025-07-10'],
  ['2025-02-03T09:21:07.318', '2025-02-03T08:21:07.318Z', '2025-02-03'],
  ['2025-02-03T09:21:07.45', '2025-02-03T08:21:07.450Z', '2025-02-03'],
  ['2025-01-10', '2025-01-09T23:00:00.000Z', '2025-01-10'],
  ['2025-06-30T22:30:00Z', '2025-06-30T22:30:00.000Z', '2025-07-01'],
  ['2025-06-30T22:30:00+05:30', '2025-06-30T17:00:00.000Z', '2025-06-30'],
  ['1906-03-04T12:00:00Z', '1906-03-04T12:00:00.000Z', '1906-03-04'],
])('the text %s is read as a time, which is Paris time if it has no zone', (text, instant, day) => {
  const moment = readMoment(text);
  expect(moment?.instant.toISOString()).toBe(instant);
  expect(moment?.day).toBe(day);
});

test('year 0001 means an unknown date', () => {
  expect(readMoment('0001-01-01T00:00:00')).toBeNull();
});

test.each([
  '2026-02-30T00:00:00',
  '2026-13-01',
  '2026-01-01T25:00:00',
  'demain',
  '',
  '01/03/2027',
  '2026-4-1',
  '2026-01-01T10:00:00+0x',
])('the text %j is not a date', (text) => {
  expect(() => readMoment(text)).toThrow(ImpossibleDate);
});

test('a mission that starts on the 31st ends on the last day of a shorter month', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-03-01', 12)).toBe('2028-03-01');
});

test('broadcasts end at the same hour in Paris, across changes to and from summer time', () => {
  const start = readMoment('2025-03-01T00:00:00');
  expect(start && addDays(start, 90).toISOString()).toBe('2025-05-29T22:00:00.000Z');
});

test('noon in Paris is read as the same day, for every day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(readMoment(`${day}T12:00:00`)?.day).toBe(day);
    }),
  );
});
