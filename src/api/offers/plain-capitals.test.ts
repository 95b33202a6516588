import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityId, numberOfCity } from './city-id.ts';
import { countryLabels } from './country-labels.ts';
import { plainCapitals } from './plain-capitals.ts';

test.each([
  ['Énergie & climat', 'ENERGIE & CLIMAT'],
  ['Côte d’Ivoire', "COTE D'IVOIRE"],
  ['Œuvre, cœur', 'OEUVRE, COEUR'],
  ['São Tomé', 'SAO TOME'],
  ['Supply chain', 'SUPPLY CHAIN'],
  ['', ''],
])('the label «%s» is written %s', (label, written) => {
  expect(plainCapitals(label)).toBe(written);
});

test('a label in the API’s spelling stays unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      const once = plainCapitals(label);
      expect(plainCapitals(once)).toBe(once);
    }),
  );
});

test('a city keeps its number for ever; the number fits the range of rows and is never 0', () => {
  expect(cityId('DE', 'Berlin')).toBe(numberOfCity('DE-berlin'));
  expect(cityId('DE', 'Berlin')).toBe(cityId('DE', 'BERLIN'));
  expect(cityId('DE', '')).toBe(0);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (key) => {
      const number = numberOfCity(key);
      expect(Number.isInteger(number) && number >= 1 && number <= 2 ** 31).toBe(true);
      expect(numberOfCity(key)).toBe(number);
    }),
  );
});

test('cities of the same name in two countries have different numbers', () => {
  expect(cityId('GB', 'Cambridge')).not.toBe(cityId('US', 'Cambridge'));
});

const zoneId = 1;
const countries = new Map([
  ['CI', { fr: 'Côte d’Ivoire', en: 'Ivory Coast', zoneId, numericId: 384 }],
  ['CZ', { fr: 'Tchéquie', en: 'Czechia', zoneId, numericId: 203 }],
  ['VN', { fr: 'Vietnam', en: 'Vietnam', zoneId, numericId: 704 }],
]);

test('a country has the name that programs expect, even if our own name differs', () => {
  expect(countryLabels('CI', { countries })).toEqual({ countryName: "COTE D'IVOIRE", countryNameEn: 'IVORY COAST' });
  expect(countryLabels('VN', { countries })).toEqual({ countryName: 'VIET NAM', countryNameEn: 'VIETNAM' });
  expect(countryLabels('CZ', { countries })).toEqual({
    countryName: 'TCHEQUIE / REPUBLIQUE TCHEQUE',
    countryNameEn: 'CZECH REPUBLIC',
  });
  expect(countryLabels('ZZ', { countries })).toEqual({ countryName: 'ZZ', countryNameEn: 'ZZ' });
});
