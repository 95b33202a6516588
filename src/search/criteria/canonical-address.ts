import type { Reference } from '#reference/read-reference.ts';
import { countryWithoutContinent, writeCountryWithoutContinent } from './country-needs-continent.ts';
import { readCriteria } from './read-criteria.ts';
import { writeCriteria } from './write-criteria.ts';

/**
 * The canonical address of a search: two addresses with one canonical form show the same page, and unknown
 * values do not change the form. The canonical address also contains whether a country was requested
 * without its continent, because the page states this.
 */
export function canonicalAddress(address: URLSearchParams, known: Reference): URLSearchParams {
  const canonical = writeCriteria(readCriteria(address, known));
  const country = countryWithoutContinent(address, known);
  if (country !== null) writeCountryWithoutContinent(canonical, country);
  return canonical;
}
