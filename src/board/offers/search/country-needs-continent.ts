import type { Reference } from '#board/reference/read-reference.ts';
import type { OfferCriteria } from './criteria.ts';
import { countries } from './criteria/countries.ts';
import { zones } from './criteria/zones.ts';

// A country needs its continent: the one rule between criteria. Every country's zone is among the zones.

type Places = Pick<OfferCriteria, 'zones' | 'countries'>;

/**
 * The places that an address asks for. A country outside the zones asked for is left out. An address that has
 * no zone parameter at all (an old link) is taken to mean the zones of its countries.
 */
export function placesOf(address: URLSearchParams, known: Reference): Places {
  const asked = { zones: zones.read(address, known), countries: countries.read(address, known) };
  if (hasZoneParameter(address)) return insideZones(asked, known);
  const brought = asked.countries.map((id) => known.zoneOfCountry.get(id) ?? 0);
  return { ...asked, zones: brought.reduce(zones.with, zones.empty) };
}

/** Without the countries outside the zones: a zone that leaves takes its countries along. */
export function insideZones<C extends Places>(criteria: C, known: Reference): C {
  const isInside = (id: string) => criteria.zones.includes(known.zoneOfCountry.get(id) ?? 0);
  return { ...criteria, countries: criteria.countries.filter(isInside) };
}

/**
 * Whether the form asked for a country and left the continent empty: it then answers «Veuillez choisir un
 * continent».
 */
export function lacksContinent(address: URLSearchParams, known: Reference): boolean {
  return countryWithoutContinent(address, known) !== null;
}

/** The first country that the form asked for while it left the continent empty. */
export function countryWithoutContinent(address: URLSearchParams, known: Reference): string | null {
  if (!hasZoneParameter(address) || zones.read(address, known).length > 0) return null;
  return countries.read(address, known)[0] ?? null;
}

/** What `countryWithoutContinent` reads back: zones that were asked for, and none of them. */
export function writeCountryWithoutContinent(address: URLSearchParams, country: string): void {
  address.append(zones.parameters[0], '0');
  address.append(countries.parameters[0], country);
}

function hasZoneParameter(address: URLSearchParams): boolean {
  return zones.parameters.some((name) => address.has(name));
}
