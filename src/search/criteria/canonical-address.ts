import type { Reference } from '#reference/read-reference.ts';
import { countryWithoutContinent, writeCountryWithoutContinent } from './country-needs-continent.ts';
import { readCriteria } from './read-criteria.ts';
import { writeCriteria } from './write-criteria.ts';

/**
 * The one address of all that the search screen reads from an address: two addresses of one canonical form
 * show one page, and no value that is not known makes a form of its own. Beside the criteria it keeps that a
 * country was asked for without its continent, since the screen then says so.
 */
export function canonicalAddress(address: URLSearchParams, known: Reference): URLSearchParams {
  const canonical = writeCriteria(readCriteria(address, known));
  const country = countryWithoutContinent(address, known);
  if (country !== null) writeCountryWithoutContinent(canonical, country);
  return canonical;
}
