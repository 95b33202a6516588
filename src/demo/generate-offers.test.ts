import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { countries } from '#reference/countries.ts';
import { studyLevels } from '#reference/study-levels.ts';
import { specializations } from '#reference/specializations.ts';
import { generateCompanies } from './generate-companies.ts';
import { generateOffers } from './generate-offers.ts';

const now = new Date('2026-11-21T10:00:00Z');
const offersOf = (settings: { seed?: number; count?: number; now?: Date }) => [
  ...generateOffers({ seed: 7, count: 1000, now, ...settings }),
];
const thousand = offersOf({});
const rows = thousand.map(({ row }) => row);
const companies = generateCompanies(7, now);

function different(values: readonly (string | number)[]): number {
  return new Set(values).size;
}

function share(countryId: string): number {
  return rows.filter((row) => row.country_id === countryId).length / rows.length;
}

test('the same seed and moment give the same offers, and another seed gives others', () => {
  expect(offersOf({})).toEqual(thousand);
  expect(offersOf({ seed: 8, count: 20 })).not.toEqual(thousand.slice(0, 20));
});

test('a smaller number of offers gives the first offers of a larger number', () => {
  expect(offersOf({ count: 20 })).toEqual(thousand.slice(0, 20));
});

test('a thousand offers span at least 50 countries and 100 companies, in both languages', () => {
  expect(different(rows.map((row) => row.country_id))).toBeGreaterThanOrEqual(50);
  expect(different(rows.map((row) => row.company_id))).toBeGreaterThanOrEqual(100);
  expect(new Set(rows.map((row) => row.language))).toEqual(new Set(['fr', 'en']));
  expect(different(rows.map((row) => row.description))).toBeGreaterThan(990);
});

test('Belgium has the most offers, as in reality', () => {
  expect(share('BE')).toBeGreaterThan(0.15);
  expect(share('BE')).toBeLessThan(0.3);
  expect(Math.max(...countries.filter(({ id }) => id !== 'BE').map(({ id }) => share(id)))).toBeLessThan(share('BE'));
});

test('administrations host missions of the V.I.A., companies host missions of the V.I.E.', () => {
  const sizes = new Map(companies.map(({ row }) => [row.id, row.size_id]));
  const administrative = rows.filter((row) => row.mission_type_id === 3);
  expect(administrative.length).toBeGreaterThan(15);
  expect(administrative.length).toBeLessThan(80);
  expect(rows.every((row) => (sizes.get(row.company_id) === 4) === (row.mission_type_id === 3))).toBe(true);
  expect(rows.every((row) => row.reference === `${row.mission_type_id === 3 ? 'VIA' : 'VIE'}${row.id}`)).toBe(true);
});

test('ids have seven digits, unlike the ids of imported offers', () => {
  expect(rows.every(({ id }) => id > 1_000_000)).toBe(true);
  expect(different(rows.map(({ id }) => id))).toBe(1000);
});

test('every id that an offer names is a reference value', () => {
  const known = new Set(specializations.map(({ id }) => id));
  const levels = new Set(studyLevels.map(({ id }) => id));
  expect(rows.flatMap((row) => row.specialization_ids).filter((id) => !known.has(id))).toEqual([]);
  expect(rows.flatMap((row) => row.study_level_ids).filter((id) => !levels.has(id))).toEqual([]);
});

test.for([new Date('2026-11-21T10:00:00Z'), new Date('2028-02-29T00:30:00Z')])(
  'dates are relative to the given moment (%o)',
  (moment) => {
    for (const { row } of offersOf({ now: moment, count: 500 })) {
      const ageInDays = (moment.getTime() - Date.parse(row.broadcast_start)) / day;
      expect(ageInDays).toBeGreaterThanOrEqual(0);
      expect(ageInDays).toBeLessThan(90);
      expect(Date.parse(row.created_at)).toBeLessThanOrEqual(Date.parse(row.broadcast_start));
      expect(Date.parse(row.broadcast_end ?? '9999-01-01')).toBeGreaterThan(Date.parse(row.broadcast_start));
      expect(Date.parse(row.filled_at ?? row.broadcast_start)).toBeLessThanOrEqual(moment.getTime());
      const monthsAhead = (Date.parse(row.mission_start) - moment.getTime()) / (30.44 * day);
      expect(monthsAhead).toBeGreaterThan(0);
      expect(monthsAhead).toBeLessThan(14.1);
    }
  },
);

test('every mission begins on the first of a month', () => {
  expect(rows.filter((row) => !row.mission_start.endsWith('-01')).map((row) => row.mission_start)).toEqual([]);
});

test('most offers are open, some are filled, some have expired', () => {
  const filled = rows.filter((row) => row.filled_at !== null).length;
  const expired = rows.filter(
    (row) => row.broadcast_end !== null && Date.parse(row.broadcast_end) < now.getTime(),
  ).length;
  expect(filled).toBeGreaterThan(20);
  expect(expired).toBeGreaterThan(20);
  expect(filled + expired).toBeLessThan(150);
});

test('a mission lasts 6 to 24 months, most often 12, and ends on the last day of a month', () => {
  expect(rows.every((row) => row.duration_months >= 6 && row.duration_months <= 24)).toBe(true);
  expect(rows.filter((row) => row.duration_months === 12).length).toBeGreaterThan(350);
  const first = rows.find((row) => row.mission_start === '2027-01-01' && row.duration_months === 12);
  expect(first?.mission_end).toBe('2027-12-31');
});

test('texts have several paragraphs and lists, and every gap in a phrase is filled', () => {
  for (const { title, description, profile } of rows) {
    expect(title).toMatch(/ \((H|M)\/F\)$/);
    for (const text of [description, profile]) {
      expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
      expect(text).toMatch(/^- .+[;.]$/m);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w|  |\bà Le\b|\bde le\b/);
    }
  }
});

test('French texts have a no-break space before high punctuation marks', () => {
  const french = rows.filter((row) => row.language === 'fr');
  expect(
    french.flatMap(({ description, profile }) => [
      ...`${description}\n${profile}`.matchAll(/[^\u00a0][;:?!](?=\s|$)/g),
    ]),
  ).toEqual([]);
});

test('about 120 companies have unique names and addresses, and a presentation in both languages', () => {
  expect(companies.length).toBeGreaterThanOrEqual(115);
  expect(new Set(companies.map(({ domain }) => domain)).size).toBe(companies.length);
  for (const { row, domain, activity } of companies) {
    expect(domain).toMatch(/^[a-z0-9-]+\.example$/);
    expect(row.presentation).toContain(activity.fr);
    expect(row.presentation_en).toContain(activity.en);
    expect(activity.fr).not.toBe('');
    expect(row.presentation + row.presentation_en).not.toMatch(/undefined|NaN/);
  }
});
