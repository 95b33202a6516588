import { expect, test } from 'vitest';
import { countries } from '#reference/countries.ts';
import { zones } from '#reference/zones.ts';
import { readOutline } from '#data/outline.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { namedCities } from './named-cities.ts';
import { countryNames } from './country-names.ts';
import { regions, zoneNames } from './regions.ts';

const known = new Map(countries.map((country) => [country.id, country]));
const folded = (name: string): string => foldedWords(name).join(' ');

/** Names that occur more than once in a list. */
function repeated(names: readonly string[]): readonly string[] {
  const all = names.map(folded);
  return all.filter((name, index) => all.indexOf(name) < index);
}

test('every code is a country of the reference, and every zone is one of its zones', () => {
  const codes = [
    ...Object.keys(countryNames),
    ...regions.flatMap((region) => region.countries),
    ...namedCities.map(({ countryId }) => countryId),
  ];
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  const ids = new Set(zones.map(({ id }) => id));
  expect(zoneNames.flatMap((one) => one.zones).filter((id) => !ids.has(id))).toEqual([]);
});

test('a name belongs to only one country, region or continent', () => {
  const names = [
    ...Object.values(countryNames),
    ...regions.map((one) => one.names),
    ...zoneNames.map((one) => one.names),
  ];
  expect(repeated(names.flat())).toEqual([]);
});

test('the lists do not repeat names of countries and zones that the reference contains', () => {
  const labels = new Set([...countries, ...zones].flatMap(({ fr, en }) => [folded(fr), folded(en)]));
  const said = [...Object.values(countryNames), ...zoneNames.map((one) => one.names)].flat();
  expect(said.filter((name) => labels.has(folded(name)))).toEqual([]);
});

test('a region has several countries, and lists each once', () => {
  const wrong = regions.filter(({ countries: codes }) => codes.length < 2 || new Set(codes).size < codes.length);
  expect(wrong).toEqual([]);
});

test('a city is in a single row of its country, which lists several names, each once', () => {
  expect(namedCities.filter(({ names }) => names.length < 2 || repeated(names).length > 0)).toEqual([]);
  const own = namedCities.map(({ countryId, names }) => `${countryId} ${names[0]}`);
  expect(repeated(own)).toEqual([]);
});

test('countries are sorted by code, and a country has each region once', () => {
  for (const path of ['country-names.txt', 'city-names.txt', 'city-names-by-region.txt']) {
    const heads = readOutline(path).map(({ text }) => text);
    const codes = heads.map((text) => text.slice(0, 2));
    expect(codes, `in ${path}`).toEqual(codes.toSorted());
    const once = path === 'city-names-by-region.txt' ? heads : codes;
    expect(new Set(once).size, `in ${path}`).toBe(once.length);
  }
});

test('each country and each region with a heading has cities', () => {
  const headings = ['city-names.txt', 'city-names-by-region.txt'].flatMap((path) => readOutline(path));
  expect(headings.filter(({ below }) => below.length === 0)).toEqual([]);
});
