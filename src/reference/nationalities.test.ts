import { expect, test } from 'vitest';
import { readLines } from '#data/outline.ts';
import { countries } from './countries.ts';
import { isOfEconomicArea, nationalities } from './nationalities.ts';

const known = new Set(['FR', ...countries.map(({ id }) => id)]);

test('each nationality belongs to a country and has a unique name in both languages', () => {
  const wrong = [...nationalities].filter(([code, { fr, en }]) => !known.has(code) || !isNamed(fr) || !isNamed(en));
  expect(wrong).toEqual([]);
  for (const locale of ['fr', 'en'] as const)
    expect(new Set([...nationalities.values()].map((label) => label[locale])).size).toBe(nationalities.size);
});

test('nationalities are listed once, in the order of codes', () => {
  const codes = readLines('nationalities.txt').map(({ text }) => text.slice(0, 2));
  expect(codes).toEqual([...new Set(codes)].toSorted());
});

test('the states of the United Nations have a nationality; Antarctica and territories have none', () => {
  expect(nationalities.size).toBe(193 + ['PS', 'TW', 'VA', 'XK'].length);
  for (const territory of ['AQ', 'GP', 'HK', 'PR', 'TF']) expect(nationalities.has(territory)).toBe(false);
});

test('thirty nationalities belong to the European Economic Area', () => {
  expect([...nationalities.keys()].filter(isOfEconomicArea)).toHaveLength(30);
  expect(['FR', 'NO', 'IS', 'LI'].every(isOfEconomicArea)).toBe(true);
  expect(['CH', 'GB', 'MC', 'US'].some(isOfEconomicArea)).toBe(false);
});

function isNamed(name: string): boolean {
  return /^\p{L}/u.test(name) && name.trim() === name;
}
