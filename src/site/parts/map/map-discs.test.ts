import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '#reference/countries.ts';
import { countryPoints } from './country-points.ts';
import { closeUp, europeOnWorld, mapDiscs, phoneUnit, smallDiscs } from './map-discs.ts';
import type { Disc } from './part-discs.ts';
import { mapOrZoneDiscs, zoneDiscs } from './zone-discs.ts';

const country = (id: string, count: number) => ({ id, name: id, count, search: '', on: false });
const searchOfZone = (zone: number) => `?zone=${zone}`;
const distance = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y);
const touching = (discs: readonly Disc[]) =>
  discs.flatMap((one, at) => discs.slice(at + 1).filter((other) => distance(one, other) < one.r + other.r));
const drawings = (map: ReturnType<typeof mapDiscs>) => [map.world, map.phone, map.europe];

test('a country with a quarter of the offers has half the radius', () => {
  const [spain, belgium] = mapDiscs([country('ES', 50), country('BE', 200)]).europe;
  expect(belgium?.id).toBe('BE');
  expect(spain?.r).toBe((belgium?.r ?? 0) / 2);
});

test('equal numbers of offers in Europe and elsewhere have discs of about one size', () => {
  const { world, europe } = mapDiscs([country('ES', 80), country('US', 80)]);
  expect((world[0]?.r ?? 0) * 0.43).toBeCloseTo((europe[0]?.r ?? 0) * 0.42, 0);
});

test('whatever countries have offers, no two discs overlap, and all are inside the drawing', () => {
  const ids = fc.constantFrom(...Object.keys(countryPoints));
  const someCountries = fc.dictionary(ids, fc.integer({ min: 1, max: 3000 }), { maxKeys: 80, size: 'max' });
  fc.assert(
    fc.property(someCountries, (given) => {
      const counts = Object.entries(given).map(([id, count]) => country(id, count));
      const map = mapDiscs(counts);
      const { world, europe } = smallDiscs(counts);
      expect([...drawings(map), world, europe, zoneDiscs(counts, 'fr')].flatMap(touching)).toEqual([]);
      for (const { x, y, r } of [...map.world, ...map.phone]) {
        expect(Math.min(x - r, 2000 - x - r, y - r, 904 - y - r)).toBeGreaterThanOrEqual(-1);
        expect(distance({ x, y, r }, europeOnWorld)).toBeGreaterThanOrEqual(europeOnWorld.r + r - 2);
      }
      for (const disc of map.europe) expect(distance(disc, closeUp)).toBeLessThanOrEqual(closeUp.r - disc.r + 2);
    }),
    { numRuns: 15, examples: [[{ GL: 1 }]] },
  );
});

test('all countries of the atlas fit on the map at once, each in its own place', () => {
  const map = mapDiscs(Object.keys(countryPoints).map((id) => country(id, 1)));
  expect(drawings(map).flatMap(touching)).toEqual([]);
  expect(map.world.length + map.europe.length).toBe(Object.keys(countryPoints).length);
});

test('a lone country stays in place, and a small country moves away from a large neighbour', () => {
  const [x, y] = countryPoints['JP'] ?? [];
  expect(mapDiscs([country('JP', 5)]).world[0]).toMatchObject({ x, y });
  const [belgium, luxembourg] = mapDiscs([country('BE', 200), country('LU', 2)]).europe;
  expect(distance(belgium ?? closeUp, { ...placeOf('BE'), r: 0 })).toBeLessThan(
    distance(luxembourg ?? closeUp, { ...placeOf('LU'), r: 0 }),
  );
});

test('the disc of a zone has room for a finger and a number, and counts all offers of the zone', () => {
  const counts = Object.keys(countryPoints).map((id) => country(id, 1 + (id.charCodeAt(0) % 7) * 100));
  const discs = zoneDiscs(counts, 'en');
  expect(discs).toHaveLength(8);
  // WCAG 2.5.8.
  for (const { x, y, r } of discs) {
    expect(r * 2 * phoneUnit).toBeGreaterThanOrEqual(24);
    expect(Math.min(x - r, 2000 - x - r, y - r, 904 - y - r)).toBeGreaterThanOrEqual(-1);
  }
  const known = counts.filter(({ id }) => countries.some((one) => one.id === id));
  expect(discs.reduce((sum, { count }) => sum + count, 0)).toBe(known.reduce((sum, { count }) => sum + count, 0));
});

test('the disc of a small number is wider if the number has more digits', () => {
  const counts = [country('US', 90_000), country('JP', 7), country('BR', 70), country('IN', 700), country('AU', 7000)];
  const radius = new Map(mapDiscs(counts).world.map(({ id, r }) => [id, r]));
  const [one = 0, two = 0, three = 0, four = 0] = ['JP', 'BR', 'IN', 'AU'].map((id) => radius.get(id));
  expect(one).toBe(two);
  expect(three).toBeGreaterThan(two);
  expect(four).toBeGreaterThan(three);
});

test('on a phone offers in several zones have a disc a zone, offers of one zone a disc a country', () => {
  const several = mapOrZoneDiscs([country('JP', 5), country('BE', 5), country('ES', 5)], 'en', searchOfZone);
  expect(several.zoned).toBe(true);
  expect(new Set(several.phone.map((disc) => disc.count))).toEqual(new Set([5, 10]));
  expect(several.phone.every(({ id, search: link }) => link === `?zone=${id}`)).toBe(true);
  const one = mapOrZoneDiscs([country('JP', 5), country('KR', 5)], 'en', searchOfZone);
  expect(one.zoned).toBe(false);
  expect(one.phone.map(({ id }) => id)).toEqual(['JP', 'KR']);
});

test('on a phone small neighbours are 24 px apart, except for rounding', () => {
  const [one = closeUp, other = closeUp] = mapDiscs(
    ['US', 'SG', 'MY'].map((id) => country(id, id === 'US' ? 900 : 1)),
  ).phone.filter(({ id }) => id !== 'US');
  expect((distance(one, other) + 1) * phoneUnit).toBeGreaterThanOrEqual(24);
});

test('small states have a place on the map', () => {
  const small = ['SG', 'HK', 'MT', 'MU', 'MC', 'LU', 'BH', 'XK'];
  expect(small.filter((code) => !countryPoints[code])).toEqual([]);
});

test('the close-up shows only Europe, the world all other countries', () => {
  const map = mapDiscs(['BE', 'PT', 'PL', 'US', 'SG', 'BR'].map((code) => country(code, 10)));
  expect(map.europe.map(({ id }) => id)).toEqual(['BE', 'PT', 'PL']);
  expect(map.world.map(({ id }) => id)).toEqual(['US', 'SG', 'BR']);
});

test('countries without offers, or missing from the atlas, are left out', () => {
  expect(drawings(mapDiscs([country('BE', 0), country('ZZ', 5)])).flat()).toEqual([]);
});

function placeOf(id: string) {
  const [, , x = 0, y = 0] = countryPoints[id] ?? [];
  return { x, y };
}
