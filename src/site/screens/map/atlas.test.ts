import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { merge } from 'topojson-client';
import { expect, test } from 'vitest';
import { readAtlas } from './atlas.ts';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
const { topology, lands } = readAtlas(readFileSync(file, 'utf8'));

function countryAt(place: [number, number]): string | undefined {
  return lands.find(({ geometry }) => geoContains(merge(topology, [geometry]), place))?.iso;
}

test('Simferopol is drawn in Ukraine, Krasnodar in Russia', () => {
  expect(countryAt([34.1, 44.95])).toBe('UA');
  expect(countryAt([38.97, 45.03])).toBe('RU');
});

test('Kosovo is a separate country', () => {
  expect(countryAt([21.16, 42.66])).toBe('XK');
});
