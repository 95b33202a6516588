import { expect, test } from 'vitest';
import { readOutline } from '#data/outline.ts';
import { cities } from './cities.ts';
import { countries } from './countries.ts';
import { missionTypeOf, missionTypes } from './mission-types.ts';

test('every city lies in a known country and has a unique name there in each language', () => {
  const known = new Set(countries.map(({ id }) => id));
  expect(cities.filter(({ countryId }) => !known.has(countryId))).toEqual([]);
  for (const language of ['fr', 'en'] as const) {
    const named = cities.map((city) => `${city.countryId} ${city[language]}`);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  }
});

test('the list of cities has each country once, in the order of codes, with at least one city', () => {
  const lines = readOutline('cities.txt');
  const codes = lines.map(({ text }) => text);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect(lines.filter(({ below }) => below.length === 0)).toEqual([]);
});

test('a city has a name in both languages, without the punctuation of the list', () => {
  for (const { fr, en } of cities) for (const name of [fr, en]) expect(name).toMatch(/^\p{L}[^|,:]*$/u);
});

test('countries have unique two-letter codes and numbers', () => {
  const numbers = countries.flatMap(({ numericId }) => (numericId === null ? [] : [numericId]));
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { id } of countries) expect(id).toMatch(/^[A-Z]{2}$/);
});

test('the number of a mission type determines the type; an unknown number means V.I.E.', () => {
  for (const { id, code } of missionTypes) expect(missionTypeOf({ missionTypeId: id })).toBe(code);
  expect(missionTypeOf({ missionTypeId: 2 })).toBe('vie');
});
