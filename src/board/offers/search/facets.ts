import type { DurationBucket, StartPeriod } from './criteria.ts';

/** How many offers a choice would give. */
export type FacetCount<V> = { readonly value: V; readonly count: number };

/**
 * For each criterion, its values that have offers and how many, most offers first. A facet is counted without its own
 * criterion, under all others.
 */
export type Facets = {
  readonly zones: readonly FacetCount<number>[];
  readonly countries: readonly FacetCount<string>[];
  readonly sectors: readonly FacetCount<number>[];
  readonly specializations: readonly FacetCount<number>[];
  readonly missionTypes: readonly FacetCount<number>[];
  readonly durations: readonly FacetCount<DurationBucket>[];
  readonly studyLevels: readonly FacetCount<number>[];
  readonly companySizes: readonly FacetCount<number>[];
  readonly starts: readonly FacetCount<StartPeriod>[];
  readonly remoteWork: readonly FacetCount<true>[];
  readonly environmental: readonly FacetCount<true>[];
};
export type FacetName = keyof Facets;

export const facetNames = [
  'zones',
  'countries',
  'sectors',
  'specializations',
  'missionTypes',
  'durations',
  'studyLevels',
  'companySizes',
  'starts',
  'remoteWork',
  'environmental',
] as const satisfies readonly FacetName[];
