import { cities as usualCities } from '#board/reference/cities.ts';
import type { Label } from '#board/reference/labelled.ts';
import { cityNames } from '../vocabulary/city-names.ts';
import { wordsOf } from './terms-of.ts';

type AbsentCity = { readonly countryId: string; readonly names: readonly string[] };

/** Cities that people name and where the board has no offer: who asks for one is shown its country. */
export function absentCities(present: readonly (Label & { readonly countryId: string })[]): readonly AbsentCity[] {
  const offered = new Set(present.flatMap(({ countryId, fr, en }) => [keyOf(countryId, fr), keyOf(countryId, en)]));
  const known: readonly AbsentCity[] = [
    ...cityNames,
    ...usualCities.map(({ countryId, fr, en }) => ({ countryId, names: [fr, en] })),
  ];
  return known.filter(({ countryId, names }) => !names.some((name) => offered.has(keyOf(countryId, name))));
}

function keyOf(countryId: string, name: string): string {
  return `${countryId} ${wordsOf(name).join(' ')}`;
}
