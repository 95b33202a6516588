import { cities as usualCities } from '#reference/cities.ts';
import { namedCities } from '#search/vocabulary/named-cities.ts';
import { foldedWords } from '#search/text/terms-of.ts';

type NamedCity = { readonly countryId: string; readonly names: readonly string[] };

/** Cities that people name, with or without offers. */
export const knownCities: readonly NamedCity[] = [
  ...namedCities,
  ...usualCities.map(({ countryId, fr, en }) => ({ countryId, names: [fr, en] })),
];

/** All names of a city, found by its country and one of its names; none for an unknown city. */
export function otherNamesOfCity(countryId: string, name: string): readonly string[] {
  return namesByName.get(keyOf(countryId, name)) ?? [];
}

/**
 * A name of several cities is the name of their region, so it does not give one city the names of another.
 */
const namesByName: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(rowsByName(), ([key, rows]) => {
    const isRegion = new Set(rows.map(({ names }) => names[0])).size > 1;
    return [key, isRegion ? [] : rows.flatMap(({ names }) => names)] as const;
  }),
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
