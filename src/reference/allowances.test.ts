import { expect, test } from 'vitest';
import { readOutline } from '#data/outline.ts';
import { cityKey } from './city-key.ts';
import { scaleAllowance } from './allowances.ts';
import { cities } from './cities.ts';
import { countries } from './countries.ts';

const of = (countryId: string, city: string) => scaleAllowance(countryId, cityKey(countryId, city));

test('every common city has a plausible allowance', () => {
  for (const { countryId, en } of cities) {
    const { monthly = 0, fixed = 0, local = 0 } = of(countryId, en) ?? {};
    expect([countryId, en, monthly > 1500 && monthly < 6000]).toEqual([countryId, en, true]);
    expect(fixed + local).toBeCloseTo(monthly, 2);
  }
});

test('a listed city has an allowance of its own; any other city has the allowance of its country', () => {
  expect(of('DE', 'Munich')).toEqual({ fixed: 772.87, local: 2468.16, monthly: 3241.03, of: 'city' });
  expect(of('DE', 'Cologne')).toEqual({ fixed: 772.87, local: 2196.66, monthly: 2969.53, of: 'country' });
  expect(of('US', 'New York, NY')?.local).toBe(4345.13);
});

test('a place has an allowance only if the scale lists the place or a common amount of its country', () => {
  expect([of('US', 'Springfield'), of('CA', 'Nowhere'), of('FR', 'Paris')]).toEqual([null, null, null]);
});

test('more than 170 countries have an allowance', () => {
  const known = countries.filter(({ id }) => scaleAllowance(id, '') !== null);
  expect(known.length).toBeGreaterThan(170);
});

test('the scale lists countries in the order of their codes, and each city once', () => {
  const [year, fixed, ...lines] = readOutline('allowance-scale.txt');
  expect([year?.text, fixed?.text]).toEqual(['year: 2025', 'fixed part: 772.87']);
  const codes = lines.map(({ text }) => text.slice(0, 2));
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect(codes.filter((code) => !countries.some(({ id }) => id === code))).toEqual([]);
  const named = lines.flatMap(({ text, below }) =>
    below.flatMap((line) =>
      line.text
        .replace(/:.*/, '')
        .split(', ')
        .map((city) => `${text.slice(0, 2)}-${city}`),
    ),
  );
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((key) => key !== cityKey(key.slice(0, 2), key.slice(3)))).toEqual([]);
});
