import { cities as usualCities } from '#reference/cities.ts';
import { namedCities } from '#search/vocabulary/named-cities.ts';
import { lazily } from '#search/text/lazily.ts';
import { foldedWords } from '#search/text/terms-of.ts';

type NamedCity = { readonly countryId: string; readonly names: readonly string[] };

/** Cities whose names people type, with or without offers. */
export const knownCities: readonly NamedCity[] = [
  ...namedCities,
  ...usualCities.map(({ countryId, fr, en }) => ({ countryId, names: [fr, en] })),
];

/** Returns all names of a city, by its country and any of its names; none for an unknown city. */
export function otherNamesOfCity(countryId: string, name: string): readonly string[] {
  return namesByName().get(keyOf(countryId, name)) ?? [];
}

/**
 * The names of each city, by any of its names. A name that several cities share is the name of their region
 * and leads to no other names.
 */
const namesByName = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Array.from(rowsByName(), ([key, rows]) => {
        const isRegion = new Set(rows.map(({ names }) => names[0])).size > 1;
        return [key, isRegion ? [] : rows.flatMap(({ names }) => names)] as const;
      }),
    ),
);

function rowsByName(): ReadonlyMap<string, readonly NamedCity[]> {
  const rows = namedCities.flatMap((row) => row.names.map((name) => ({ row, key: keyOf(row.countryId, name) })));
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ key }) => key),
      ([key, all]) => [key, all.map(({ row }) => row)],
    ),
  );
}

function keyOf(countryId: string, name: string): string {
  return `${countryId} ${foldedWords(name).join(' ')}`;
}
