import { expect, test } from 'vitest';
import { countryPoints } from './country-points.ts';
import { mapSpots } from './map-spots.ts';

const country = (id: string, count: number) => ({ id, name: id, count, search: '', on: false });

test('a country with a quarter of the offers has half the radius', () => {
  const [belgium, spain] = mapSpots([country('ES', 50), country('BE', 200)]);
  expect(belgium?.id).toBe('BE');
  expect(spain?.world.r).toBe((belgium?.world.r ?? 0) / 2);
});

test('a single offer among many can still be seen', () => {
  expect(mapSpots([country('BE', 10_000), country('SG', 1)]).at(-1)?.world.r).toBeGreaterThanOrEqual(9);
});

test('small states have a place on the map', () => {
  const small = ['SG', 'HK', 'MT', 'MU', 'MC', 'LU', 'BH', 'XK'];
  expect(small.filter((code) => !countryPoints[code])).toEqual([]);
});

test('the close-up shows Europe and nothing else', () => {
  const spots = mapSpots(['BE', 'PT', 'PL', 'US', 'SG', 'BR'].map((code) => country(code, 10)));
  expect(spots.filter(({ europe }) => europe).map(({ id }) => id)).toEqual(['BE', 'PT', 'PL']);
});

test('countries without an offer, or without a place in the atlas, are left out', () => {
  expect(mapSpots([country('BE', 0), country('ZZ', 5)])).toEqual([]);
});
