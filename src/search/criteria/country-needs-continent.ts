import type { Reference } from '#reference/read-reference.ts';
import type { OfferCriteria } from './criteria.ts';
import { citiesCriterion, countryOfCity } from '#search/criterion/cities.ts';
import { countriesCriterion } from '#search/criterion/countries.ts';
import { zonesCriterion } from '#search/criterion/zones.ts';

// The only rule between criteria: a country needs its continent, and a city its country. So `zones` contains
// the zone of every country, and `countries` the country of every city.

export type Places = Pick<OfferCriteria, 'zones' | 'countries' | 'cities'>;

/** Adds the country of each city, and the zone of each country. */
export function withHolders(places: Partial<Places>, known: Reference): Places {
  const held = [...(places.countries ?? []), ...(places.cities ?? []).map(countryOfCity)];
  const brought = held.flatMap((id) => known.zoneOfCountry.get(id) ?? []);
  return {
    zones: [...(places.zones ?? []), ...brought].reduce(zonesCriterion.with, zonesCriterion.empty),
    countries: held.reduce(countriesCriterion.with, countriesCriterion.empty),
    cities: (places.cities ?? []).reduce(citiesCriterion.with, citiesCriterion.empty),
  };
}

/** Drops each country with a chosen city, and each zone with a chosen country. */
export function narrowestPlaces({ zones: ids, countries: codes, cities: keys }: Places, known: Reference): Places {
  const ofCities = new Set(keys.map(countryOfCity));
  const ofCountries = new Set(codes.map((id) => known.zoneOfCountry.get(id)));
  return {
    zones: ids.filter((id) => !ofCountries.has(id)),
    countries: codes.filter((id) => !ofCities.has(id)),
    cities: keys,
  };
}

/**
 * Reads the places of an address. A country outside the requested zones is dropped, and so is a city outside
 * the requested countries. If an address has no zone parameter, as old links do, it gets the zones of its
 * countries. If it has no country parameter, it gets the countries of its cities.
 */
export function placesOf(address: URLSearchParams, known: Reference): Places {
  const asked = withCountries(address, {
    zones: zonesCriterion.read(address, known),
    countries: countriesCriterion.read(address, known),
    cities: citiesCriterion.read(address, known),
  });
  if (hasParameter(address, zonesCriterion)) return insideZones(asked, known);
  const brought = asked.countries.map((id) => known.zoneOfCountry.get(id) ?? 0);
  return insideZones({ ...asked, zones: brought.reduce(zonesCriterion.with, zonesCriterion.empty) }, known);
}

function withCountries(address: URLSearchParams, asked: Places): Places {
  if (hasParameter(address, countriesCriterion)) return asked;
  return {
    ...asked,
    countries: asked.cities.map(countryOfCity).reduce(countriesCriterion.with, countriesCriterion.empty),
  };
}

/** Drops the countries outside the chosen zones, and then the cities outside the remaining countries. */
export function insideZones<C extends Places>(criteria: C, known: Reference): C {
  const isInside = (id: string) => criteria.zones.includes(known.zoneOfCountry.get(id) ?? 0);
  const inside = criteria.countries.filter(isInside);
  return {
    ...criteria,
    countries: inside,
    cities: criteria.cities.filter((key) => inside.includes(countryOfCity(key))),
  };
}

/**
 * Tells if a form was sent with a country but without a continent. The page then says «Veuillez choisir un
 * continent».
 */
export function lacksContinent(address: URLSearchParams, known: Reference): boolean {
  return countryWithoutContinent(address, known) !== null;
}

/** Returns the first country of a form that was sent without a continent. */
export function countryWithoutContinent(address: URLSearchParams, known: Reference): string | null {
  if (!hasParameter(address, zonesCriterion) || zonesCriterion.read(address, known).length > 0) return null;
  return countriesCriterion.read(address, known)[0] ?? null;
}

/** Writes a zone parameter without a zone, which `countryWithoutContinent` reads back. */
export function writeCountryWithoutContinent(address: URLSearchParams, country: string): void {
  address.append(zonesCriterion.parameters[0], '0');
  address.append(countriesCriterion.parameters[0], country);
}

function hasParameter(address: URLSearchParams, { parameters }: { readonly parameters: readonly string[] }): boolean {
  return parameters.some((name) => address.has(name));
}
