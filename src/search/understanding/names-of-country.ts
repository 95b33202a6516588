import { cities } from '#reference/cities.ts';
import { countryNames } from '#search/vocabulary/country-names.ts';
import { regions, zoneNames } from '#search/vocabulary/regions.ts';

type Country = { readonly id: string; readonly zoneId: number };

/**
 * What a country is looked for by beside its own name: its other names («USA», «Hollande»), those of its
 * usual cities, and of its continent and regions those of one word: the others are made of words that
 * countries have («pays du Golfe», «Pays-Bas»).
 */
export function otherNamesOfCountry({ id, zoneId }: Country): readonly string[] {
  const around = [
    ...zoneNames.filter(({ zones }) => zones.includes(zoneId)),
    ...regions.filter(({ countries }) => countries.includes(id)),
  ].flatMap(({ names }) => names.filter((name) => !name.includes(' ')));
  const towns = cities.filter(({ countryId }) => countryId === id).flatMap(({ fr, en }) => [fr, en]);
  return [...(countryNames[id] ?? []), ...around, ...towns];
}
