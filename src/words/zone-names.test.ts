import { expect, test } from 'vitest';
import { accentedCityOf } from './zone-names.ts';

test.each([
  ['Indian/Reunion', 'Réunion'],
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/New_York', 'New York'],
  ['Asia/Tokyo', 'Tokyo'],
])('the city of the zone %s is written %s, with accents', (zone, city) => {
  expect(accentedCityOf(zone, 'fr')).toBe(city);
  expect(accentedCityOf(zone, 'en')).toBe(city);
});
