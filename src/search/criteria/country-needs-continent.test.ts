import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import {
  countryWithoutContinent,
  insideZones,
  placesOf,
  writeCountryWithoutContinent,
} from './country-needs-continent.ts';
import { randomAddress } from '#search/testing/random-address.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = await readReference(db);
});

test('every country that is read from an address is in a zone of the same search', () => {
  fc.assert(
    fc.property(randomAddress(known), (address) => {
      const { zones, countries } = placesOf(address, known);
      for (const id of countries) expect(zones).toContain(known.zoneOfCountry.get(id));
    }),
  );
});

test('an address with countries but no zone parameter gets the zones of the countries, each once', () => {
  const all = fc.uniqueArray(fc.constantFrom(...known.countries.keys()), { maxLength: 20 });
  fc.assert(
    fc.property(all, (ids) => {
      const { zones, countries } = placesOf(new URLSearchParams(ids.map((id) => ['countriesIds', id])), known);
      expect(countries).toEqual(ids.toSorted());
      expect(new Set(zones)).toEqual(new Set(ids.map((id) => known.zoneOfCountry.get(id))));
      expect(new Set(zones).size).toBe(zones.length);
    }),
  );
});

test('writing and reading a country without its continent changes nothing', () => {
  for (const id of known.countries.keys()) {
    const address = new URLSearchParams();
    writeCountryWithoutContinent(address, id);
    expect(countryWithoutContinent(address, known)).toBe(id);
    expect(placesOf(address, known)).toEqual({ zones: [], countries: [], cities: [] });
  }
});

test.each([
  '',
  'countriesIds=JP',
  'gerographicZones=',
  'gerographicZones=4&countriesIds=DE',
  'geographicZones=&countriesIds=ZZ',
])('the address «%s» lacks no continent', (address) => {
  expect(countryWithoutContinent(new URLSearchParams(address), known)).toBeNull();
});

test('an empty continent also counts as missing under the second name of the parameter', () => {
  expect(countryWithoutContinent(new URLSearchParams('geographicZones=&countriesIds=ES,DE'), known)).toBe('DE');
});

test('an unknown country is in no zone', () => {
  expect(insideZones({ zones: [4, 5], countries: ['ZZ', 'JP'], cities: [] }, known).countries).toEqual(['JP']);
});
