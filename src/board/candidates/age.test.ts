import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, ageRefusal, lastDepartureDay } from './age.ts';

const today = '2026-11-21';

test('candidates are 18 to 28 years old, both included', () => {
  expect(ageRefusal('2008-11-22', today)).toBe('tooYoung');
  expect(ageRefusal('2008-11-21', today)).toBeUndefined();
  expect(ageRefusal('1997-11-22', today)).toBeUndefined();
  expect(ageRefusal('1997-11-21', today)).toBe('tooOld');
});

test('somebody born on 29 February turns a year older on 1 March unless the year is a leap year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('an age never decreases as days pass', () => {
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (birth, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(ageOn(birth, earlier)).toBeLessThanOrEqual(ageOn(birth, later));
    }),
  );
});

test('the last day to leave is the 29th birthday, the first day on which nobody may apply', () => {
  expect(lastDepartureDay('1998-03-15')).toBe('2027-03-15');
  expect(lastDepartureDay('2000-02-29')).toBe('2029-03-01');
  const birth = fc.date({ min: new Date('1900-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(birth, (date) => {
      const born = date.toISOString().slice(0, 10);
      const last = lastDepartureDay(born);
      const before = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10);
      expect([ageRefusal(born, before), ageRefusal(born, last)]).toEqual([undefined, 'tooOld']);
    }),
  );
});
