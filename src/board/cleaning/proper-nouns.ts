import type { Reference } from '#reference/read-reference.ts';
import { knownCityNames } from './city-names.ts';
import { comparable } from './clean-text.ts';

/** Comparable form of a name (see `comparable`) → its proper spelling. */
export type ProperNouns = ReadonlyMap<string, string>;

const places = [
  'Amérique latine',
  'Amérique du Nord',
  'Latin America',
  'North America',
  'République tchèque',
  'Angleterre',
  'Corée',
  'Dubai',
  'New Delhi',
];
const peoples =
  'African American Arabic Asian Belgian British Canadian Chinese Czech Danish Dutch English European French German Hungarian Indian Italian Japanese Korean Mandarin Norwegian Polish Portuguese Romanian Russian Spanish Swedish Swiss Turkish'.split(
    ' ',
  );

/**
 * Returns the names that keep their capitals in titles: countries, cities, and the peoples and languages
 * that English capitalises.
 */
export function properNounsOf(countries: Reference['countries']): ProperNouns {
  const ofCountries = [...countries.values()].flatMap(({ fr, en }) => [fr, en]);
  return new Map([...ofCountries, ...knownCityNames(), ...places, ...peoples].map((name) => [comparable(name), name]));
}
