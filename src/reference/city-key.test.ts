import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityKey, plainCity } from './city-key.ts';

test.each([
  ['US', 'New York, NY', 'New York'],
  ['US', 'Greater New York', 'New York'],
  ['CA', 'Markham, Ontario', 'Markham'],
  ['GB', 'Greater London', 'London'],
  ['FR', 'Paris 15', 'Paris'],
  ['FR', 'Lyon 3e', 'Lyon'],
  ['FR', '75008 Paris', 'Paris'],
  ['FR', 'Lille Cedex 9', 'Lille'],
])('in %s, the cities %s and %s have the same key', (countryId, name, city) => {
  expect(plainCity(countryId, name)).toBe(city);
  expect(cityKey(countryId, name)).toBe(cityKey(countryId, city));
});

test.each([
  ['IN', 'Greater Noida'],
  ['TW', 'Hsinchu City'],
  ['FR', 'Saint-Quentin, Aisne'],
  ['DE', 'Halle (Saale)'],
  ['FR', '75008'],
])('in %s, the name %s stays unchanged', (countryId, name) => {
  expect(plainCity(countryId, name)).toBe(name);
});

test('no name of a city becomes empty', () => {
  fc.assert(
    fc.property(fc.constantFrom('US', 'FR'), fc.string({ unit: 'binary', minLength: 1 }), (countryId, name) => {
      expect(plainCity(countryId, name) === '').toBe(name.trim() === '');
    }),
  );
});
