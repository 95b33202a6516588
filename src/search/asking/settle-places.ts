import type { Reference } from '#reference/read-reference.ts';
import { narrowestPlaces, type Places, withHolders } from '#search/criteria/country-needs-continent.ts';
import { countryOfCity } from '#search/criterion/cities.ts';

/**
 * Merges chosen places with the places that the text names. A chosen place stays if it is in a named place
 * (Germany, if the text names «Europe»). Otherwise the named places replace it.
 */
export function settlePlaces(chosen: Places, named: Places, known: Reference): Places {
  const finest = finestOf(chosen, known);
  if (finest.length > 0 && finest.every((place) => holders(place, known).some((one) => isNamed(one, named))))
    return chosen;
  return withHolders(named, known);
}

type Place = { readonly zone?: number; readonly country?: string; readonly city?: string };

function finestOf(chosen: Places, known: Reference): Place[] {
  const { zones, countries, cities } = narrowestPlaces(chosen, known);
  return [
    ...cities.map((city) => ({ city })),
    ...countries.map((country) => ({ country })),
    ...zones.map((zone) => ({ zone })),
  ];
}

/** Returns the place itself, its country and its zone. */
function holders(place: Place, known: Reference): Place[] {
  const country = place.city === undefined ? place.country : countryOfCity(place.city);
  const zone = country === undefined ? place.zone : known.zoneOfCountry.get(country);
  return [place, ...(country === undefined ? [] : [{ country }]), ...(zone === undefined ? [] : [{ zone }])];
}

function isNamed({ zone, country, city }: Place, named: Places): boolean {
  if (city !== undefined) return named.cities.includes(city);
  if (country !== undefined) return named.countries.includes(country);
  return zone !== undefined && named.zones.includes(zone);
}
