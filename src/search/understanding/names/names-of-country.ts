import { cities } from '#reference/cities.ts';
import { countryNames } from '#search/vocabulary/country-names.ts';
import { regions, zoneNames } from '#search/vocabulary/regions.ts';

type Country = { readonly id: string; readonly zoneId: number };

/**
 * Returns other names by which people search for a country: its own («USA», «Hollande»), the names of its
 * main cities, and the names of its continent and regions that are a single word. Longer names of regions are
 * left out, because they contain words of country names («pays du Golfe», «Pays-Bas»).
 */
export function otherNamesOfCountry({ id, zoneId }: Country): readonly string[] {
  const around = [
    ...zoneNames.filter(({ zones }) => zones.includes(zoneId)),
    ...regions.filter(({ countries }) => countries.includes(id)),
  ].flatMap(({ names }) => names.filter((name) => !name.includes(' ')));
  const towns = cities.filter(({ countryId }) => countryId === id).flatMap(({ fr, en }) => [fr, en]);
  return [...(countryNames[id] ?? []), ...around, ...towns];
}
