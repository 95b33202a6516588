import { cleanCity } from '#board/cleaning/clean-city.ts';
import { cityKey } from '#search/offer/offer-columns.ts';
import type { Reference } from '#reference/read-reference.ts';
import { readValues } from './read-values.ts';

/** Each is looked for in every country. */
const maxNames = 50;
const maxNameLength = 100;

/**
 * The cities that `citiesName` means, as rows write them, in either language; null where it names none that
 * there is.
 */
export function readCities(given: unknown, { cities }: Pick<Reference, 'cities'>): string[] | null {
  const names = readValues(given).slice(0, maxNames);
  if (names.length === 0) return [];
  const countries = new Set(Array.from(cities.values(), ({ countryId }) => countryId));
  const keys = names.flatMap((name) => Array.from(countries, (id) => keyOf(id, name.slice(0, maxNameLength))));
  const known = keys.filter((key) => cities.has(key));
  return known.length === 0 ? null : [...new Set(known)];
}

const keyOf = (countryId: string, name: string): string => cityKey(countryId, cleanCity(countryId, name, name).en);
