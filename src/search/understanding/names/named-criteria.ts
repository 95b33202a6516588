import type { Knowledge } from './knowledge.ts';
import type { NamedThing } from './named-thing.ts';
import type { NamedPlace } from './place-names.ts';

/** Places and companies that a text names, as criteria of the search. */
export type NamedCriteria = {
  readonly cities: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly zones: readonly number[];
  readonly companies: readonly number[];
};

/**
 * Converts names to criteria. If one named place contains another, the text means the smaller place:
 * «Bruxelles, Belgique» is a city, and «Birmingham UK» is one of two cities. A city without offers is
 * replaced by its country.
 */
export function criteriaOf(things: readonly NamedThing[], { zoneOfCountry }: Knowledge): NamedCriteria {
  const places = things.flatMap((thing) => thing.places);
  const named = new Set(places.flatMap((place) => (place.kind === 'country' ? [place.id] : [])));
  const cities = things.flatMap((thing) => citiesOf(thing.places, named));
  const ofCities = new Set(cities.map(({ countryId }) => countryId));
  const inside = new Set([...named, ...ofCities]);
  const countries = places.flatMap((place) => {
    if (place.kind === 'country') return ofCities.has(place.id) ? [] : [place.id];
    if (place.kind === 'town') return [place.countryId];
    return place.kind === 'region' && !place.countries.some((id) => inside.has(id)) ? place.countries : [];
  });
  const zonesInside = new Set(Array.from(inside, (id) => zoneOfCountry.get(id)));
  const zones = places.flatMap((place) => (place.kind === 'zone' && !zonesInside.has(place.id) ? [place.id] : []));
  return {
    cities: unique(cities.map(({ key }) => key)),
    countries: unique(countries),
    zones: unique(zones),
    companies: unique(things.flatMap(({ companies }) => companies)),
  };
}

type City = Extract<NamedPlace, { kind: 'city' }>;

/**
 * Returns the cities with a name. If the text also names the country of one of them, only the cities in this
 * country are returned.
 */
function citiesOf(places: readonly NamedPlace[], countries: ReadonlySet<string>): readonly City[] {
  const cities = places.filter((place) => place.kind === 'city');
  const there = cities.filter(({ countryId }) => countries.has(countryId));
  return there.length > 0 ? there : cities;
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
