import type { Reference } from '#reference/read-reference.ts';
import { countryWithoutContinent, writeCountryWithoutContinent } from './country-needs-continent.ts';
import { readCriteria } from './read-criteria.ts';
import { writeCriteria } from './write-criteria.ts';

/**
 * Returns the canonical address of a search. Two addresses show the same page if their canonical addresses
 * are equal; unknown values make no difference. The canonical address also shows if a country was requested
 * without its continent, because the page says so.
 */
export function canonicalAddress(address: URLSearchParams, known: Reference): URLSearchParams {
  const canonical = writeCriteria(readCriteria(address, known));
  const country = countryWithoutContinent(address, known);
  if (country !== null) writeCountryWithoutContinent(canonical, country);
  return canonical;
}
