import { expect, test } from 'vitest';
import { cities } from '#reference/cities.ts';
import { localityOf } from './regions.ts';

test.each([
  ['US', 'Oak Brook, IL', 'Oak Brook', 'IL'],
  ['CA', 'Markham, Ontario', 'Markham', 'Ontario'],
  ['CA', 'Toronto', 'Toronto', 'ON'],
  ['US', 'Philadelphie', 'Philadelphie', 'PA'],
  ['US', 'Nowhere', 'Nowhere', null],
  ['FR', 'Paris, La Défense', 'Paris, La Défense', null],
  ['US', '', '', null],
])('in %s, %s is the town %s in the region %s', (countryId, city, town, region) => {
  expect(localityOf(countryId, city)).toEqual({ town, region });
});

test('every town of the reference in the United States and Canada has its state or province', () => {
  const towns = cities.filter(({ countryId }) => countryId === 'US' || countryId === 'CA');
  expect(towns.length).toBeGreaterThan(20);
  for (const { countryId, fr, en } of towns)
    for (const name of [fr, en]) expect([name, localityOf(countryId, name).region]).not.toContain(null);
});
