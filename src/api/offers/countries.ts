import type { Reference } from '#reference/read-reference.ts';
import { numberOfCity } from './city-id.ts';
import { countryLabels } from './country-labels.ts';
import { plainCapitals } from './plain-capitals.ts';
import { readValues } from './read-values.ts';

/**
 * `POST /Offers/repository/geographic-zones/countries`: the countries of the given zones, or of all zones
 * if none is given.
 */
export function countriesOfZones(body: unknown, reference: Reference) {
  const zones = readValues(body);
  return [...reference.countries]
    .filter(([, { zoneId }]) => zones.length === 0 || zones.includes(String(zoneId)))
    .map(([id, { zoneId }]) => ({
      countryId: id,
      ...countryLabels(id, reference),
      geographicZoneId: String(zoneId),
    }));
}

/** `GET /Offers/repository/cities`: the cities with offers in the given country, or in all countries. */
export function citiesOfCountries(given: unknown, reference: Reference) {
  const [asked] = readValues(given);
  const id = asked === undefined ? undefined : (reference.isoOfNumericId.get(Number(asked)) ?? asked.toUpperCase());
  const cities = Map.groupBy(reference.cities, ([, { countryId }]) => countryId);
  return [...reference.countries]
    .filter(([country]) => cities.has(country) && (id === undefined || country === id))
    .map(([country, { numericId }]) => ({
      ...countryLabels(country, reference),
      id: numericId ?? 0,
      countryCode: country,
      cities: (cities.get(country) ?? []).map(([key, { fr, en }]) => ({
        id: numberOfCity(key),
        name: plainCapitals(fr),
        nameEn: plainCapitals(en),
      })),
    }));
}
