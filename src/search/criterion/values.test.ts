import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { countriesCriterion } from './countries.ts';
import type { Criterion } from './criterion.ts';
import { durationBucketOf, durationBuckets } from './duration-buckets.ts';
import { missionTypesCriterion } from './mission-types.ts';
import { normalizeQuery } from './query.ts';
import { remoteWork } from './flag-criteria.ts';
import { sectorsCriterion } from './sectors.ts';
import { startBounds } from './start-periods.ts';
import { start } from './start.ts';
import { studyLevelsCriterion } from './study-levels.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = await readReference(db);
});

function read<Value, Option>({ read: readOf, parameters }: Criterion<Value, Option>, text: string): Value {
  return readOf(new URLSearchParams({ [parameters[0]]: text }), known);
}

test.each(['1', 'true', 'on', '["1"]'])('the value %s sets a flag', (text) =>
  expect(read(remoteWork, text)).toBe(true),
);
test.each(['0', 'false', 'off', 'TRUE', '2', '', 'yes'])('the value «%s» does not set a flag', (text) =>
  expect(read(remoteWork, text)).toBe(false),
);

test('a country is read by its code in any case, or by its number, and a withdrawn code is not read', () => {
  expect(read(countriesCriterion, 'jp,DE,90,fR')).toEqual(['DE', 'FR', 'JP']);
  for (const odd of ['AN', 'ZZ', 'JPN', '99999', 'Japon', '__proto__'])
    expect(read(countriesCriterion, odd)).toEqual([]);
});

test('a mission type is read by its number or its name, and type 2 does not exist', () => {
  expect(read(missionTypesCriterion, 'VIA,1')).toEqual([1, 3]);
  for (const odd of ['2', 'v.i.e.', 'vies', '1.0', '-1']) expect(read(missionTypesCriterion, odd)).toEqual([]);
});

test('numbers are sorted as numbers, and unknown numbers are left out', () => {
  expect(read(sectorsCriterion, '100010,100002,7,100002')).toEqual([100002, 100010]);
  expect(read(studyLevelsCriterion, '8,1,99,4')).toEqual([1, 4, 8]);
});

test.each([
  ['2027-03-01', '2027-03-01'],
  ['2028-02-29', '2028-02-29'],
  ['2027-03-01T09:00:00Z', '2027-03-01'],
  ['in-a-year', 'in-a-year'],
  ['2027-02-29', null],
  ['2027-13-01', null],
  ['1999-01-01', null],
  ['2027-3-1', null],
  ['2027-03-01 09:00', null],
  ['tomorrow', null],
])('a start «%s» is read as %j', (text, value) => expect(read(start, text)).toBe(value));

test('a number of months is in exactly one bucket, whose bounds contain it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), (months) => {
      const [lower = 0, upper = 0] = (durationBucketOf(months) ?? '').split('-').map(Number);
      expect(lower < months && months <= upper).toBe(true);
    }),
  );
  for (const months of [0, -3, 25, Number.NaN]) expect(durationBucketOf(months)).toBeNull();
  expect(new Set(durationBuckets).size).toBe(4);
});

test('one month after 31 January is the last day of February, and one year after 29 February is 28 February', () => {
  expect(startBounds(new Date('2027-01-31T23:59:59Z'))).toEqual({ month: '2027-02-28', year: '2028-01-31' });
  expect(startBounds(new Date('2028-02-29T00:00:00Z'))).toEqual({ month: '2028-03-29', year: '2029-02-28' });
  expect(startBounds(new Date('2027-12-31T12:00:00Z'))).toEqual({ month: '2028-01-31', year: '2028-12-31' });
});

test('the bounds of the start periods never move back from one day to the next, and a month has 28 to 31 days', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.nat(400), (now, days) => {
      const [first, later] = [startBounds(now), startBounds(new Date(now.getTime() + days * day))];
      expect(first.month <= later.month && first.year <= later.year && first.month < first.year).toBe(true);
      const ahead = (Date.parse(first.month) - Date.parse(now.toISOString().slice(0, 10))) / day;
      expect(ahead).toBeGreaterThanOrEqual(28);
      expect(ahead).toBeLessThanOrEqual(31);
    }),
  );
});

test('a query is a single line of at most 400 characters, and reading it again changes nothing', () => {
  expect(normalizeQuery(' chef\r\n de  projet\0 ')).toBe('chef de projet');
  expect(normalizeQuery(null)).toBe('');
  expect(normalizeQuery(`${'a'.repeat(399)}🙂`)).toBe('a'.repeat(399));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1800 }), (text) => {
      const query = normalizeQuery(text);
      expect(query).toMatch(/^(?:\S(?:.{0,398}\S)?)?$/su);
      expect(query.length).toBeLessThanOrEqual(400);
      expect([query.isWellFormed(), normalizeQuery(query)]).toEqual([true, query]);
    }),
  );
});
