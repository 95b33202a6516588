import { knownCity } from '#board/cleaning/city-names.ts';
import { comparable } from '#board/cleaning/clean-text.ts';
import { cityKey } from '#reference/city-key.ts';
import { countries } from '#reference/countries.ts';
import { countryNames } from '#search/vocabulary/country-names.ts';

const countryByName = new Map(
  countries.flatMap(({ id, fr, en }) =>
    [...(countryNames[id] ?? []), fr, en, id].map((name) => [comparable(name), id] as const),
  ),
);

/** Returns the code of a country by its code or one of its names; undefined for any other text. */
export const countryCalled = (text: string): string | undefined => countryByName.get(comparable(text));

/**
 * Returns the key of a city by a name that offers of the city may have, or as in the addresses of searches;
 * undefined for a text that is no name.
 */
export function cityCalled(countryId: string, text: string): string | undefined {
  if (text.length > 60 || !/\p{L}/u.test(text)) return undefined;
  return cityKey(countryId, knownCity(countryId, comparable(text))?.en ?? text);
}
