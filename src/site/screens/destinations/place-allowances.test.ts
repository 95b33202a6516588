import { expect, test } from 'vitest';
import { scaleAllowance, scaleInForce } from '#reference/allowances.ts';
import { allowancesOf, allowanceSpan } from './place-allowances.ts';

const cityOfUsa = (id: string) => ({ id, name: id });

test('a country that is not in the scale has no allowances and no range', () => {
  expect(allowancesOf('ZZ', [])).toBeNull();
  expect(allowanceSpan(null)).toBeNull();
});

test('cities without an amount of their own are left out, because the country’s amount applies to them', () => {
  const { fixed, monthly } = scaleAllowance('AT', '') ?? {};
  expect(allowancesOf('AT', [{ id: 'AT-nowhere', name: 'Nowhere' }])).toEqual({
    year: scaleInForce.year,
    fixed,
    country: monthly,
    cities: [],
  });
});

test('cities with an amount of their own are listed, highest amount first', () => {
  const ids = ['US-new-york', 'US-boston', 'US-chicago', 'US-houston', 'US-atlanta', 'US-san-francisco'];
  const own = ids.filter((id) => scaleAllowance('US', id)?.of === 'city');
  const told = allowancesOf('US', ids.map(cityOfUsa));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(told?.cities.map(({ id }) => id))).toEqual(new Set(own));
  const amounts = told?.cities.map(({ monthly }) => monthly) ?? [];
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

const cities = [
  { id: 'A', name: 'A', monthly: 2500 },
  { id: 'B', name: 'B', monthly: 1800 },
];

const span = (country: number | null) => allowanceSpan({ year: 2025, fixed: 700, country, cities });

test('the range goes from the lowest to the highest amount, and includes the country’s amount if there is one', () => {
  expect(span(null)).toEqual({ least: 1800, most: 2500 });
  expect(span(1500)).toEqual({ least: 1500, most: 2500 });
  expect(span(3000)).toEqual({ least: 1800, most: 3000 });
  expect(allowanceSpan({ year: 2025, fixed: 700, country: 2000, cities: [] })).toEqual({ least: 2000, most: 2000 });
});
