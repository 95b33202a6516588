import { durationBuckets, startPeriods } from './criteria.ts';
import type { FacetCount, FacetName, Facets } from './facets.ts';

/** Offers that share a key. */
export type TallyRow = {
  /** The facet for which they were counted without its own filter, or `all` for offers that pass every filter. */
  readonly facet: FacetName | 'all';
  readonly kind: 'country' | 'zone' | 'sector' | 'specialization' | 'levels' | 'traits';
  readonly key: string;
  readonly count: number;
};

/** Adds the groups of the tally up to the total and the facets. `filtered` names the facets whose own filter is in use. */
export function foldTally(
  rows: readonly TallyRow[],
  filtered: ReadonlySet<FacetName>,
): { total: number; facets: Facets } {
  function counts<V>(
    facet: FacetName,
    kind: TallyRow['kind'],
    valuesOf: (key: string) => readonly V[],
  ): FacetCount<V>[] {
    const countedFor = filtered.has(facet) ? facet : 'all';
    const sums = new Map<V, number>();
    for (const row of rows.filter((row) => row.kind === kind && row.facet === countedFor)) {
      for (const value of valuesOf(row.key)) sums.set(value, (sums.get(value) ?? 0) + row.count);
    }
    return mostFirst(sums);
  }
  return {
    total: rows.reduce((sum, { kind, facet, count }) => sum + (kind === 'traits' && facet === 'all' ? count : 0), 0),
    facets: {
      zones: counts('zones', 'zone', (key) => [Number(key)]),
      countries: counts('countries', 'country', (key) => [key]),
      sectors: counts('sectors', 'sector', (key) => [Number(key)]),
      specializations: counts('specializations', 'specialization', (key) => [Number(key)]),
      missionTypes: counts('missionTypes', 'traits', (key) => [(Number(key) >> 2) & 3]),
      durations: counts('durations', 'traits', (key) => durationBuckets.slice(...one((Number(key) >> 4) & 7))),
      studyLevels: counts('studyLevels', 'levels', (key) => bitsOf(Number(key))),
      companySizes: counts('companySizes', 'traits', (key) => nonZero((Number(key) >> 7) & 511)),
      starts: counts('starts', 'traits', (key) => startPeriods.slice(...one((Number(key) >> 16) + 1))),
      remoteWork: counts('remoteWork', 'traits', (key) => ((Number(key) & 2) === 0 ? [] : [true as const])),
      environmental: counts('environmental', 'traits', (key) => ((Number(key) & 1) === 0 ? [] : [true as const])),
    },
  };
}

/** The bounds of a slice of one element, the nth; of none for 0. */
function one(nth: number): [number, number] {
  return nth === 0 ? [0, 0] : [nth - 1, nth];
}

function nonZero(value: number): number[] {
  return value === 0 ? [] : [value];
}

function bitsOf(bits: number): number[] {
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (bits & (1 << bit)) !== 0);
}

function mostFirst<V>(sums: ReadonlyMap<V, number>): FacetCount<V>[] {
  const counts = [...sums].map(([value, count]) => ({ value, count }));
  return counts.toSorted((a, b) => b.count - a.count || naturalOrder(String(a.value), String(b.value)));
}

// Made once: localeCompare with options makes its own each time, a tenth of a search.
const { compare: naturalOrder } = new Intl.Collator('en', { numeric: true });
