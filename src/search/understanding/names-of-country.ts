import { cities } from '#reference/cities.ts';
import { countryNames } from '#search/vocabulary/country-names.ts';
import { regions, zoneNames } from '#search/vocabulary/regions.ts';

type Country = { readonly id: string; readonly zoneId: number };

/**
 * Other names by which a country is searched: its own («USA», «Hollande»), those of its main cities, and
 * the one-word names of its continent and regions. Longer names of regions are left out, because they
 * contain words of country names («pays du Golfe», «Pays-Bas»).
 */
export function otherNamesOfCountry({ id, zoneId }: Country): readonly string[] {
  const around = [
    ...zoneNames.filter(({ zones }) => zones.includes(zoneId)),
    ...regions.filter(({ countries }) => countries.includes(id)),
  ].flatMap(({ names }) => names.filter((name) => !name.includes(' ')));
  const towns = cities.filter(({ countryId }) => countryId === id).flatMap(({ fr, en }) => [fr, en]);
  return [...(countryNames[id] ?? []), ...around, ...towns];
}
