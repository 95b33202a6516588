import type { Locale } from '#words/locale.ts';
import { durationBuckets, isStartPeriod, type OfferCriteria, startPeriods } from '#board/offers/search/criteria.ts';
import type { FacetCount, Facets } from '#board/offers/search/facets.ts';
import type { Label } from '#board/reference/labelled.ts';
import type { Reference } from '#board/reference/read-reference.ts';

/**
 * A value that can be chosen; `label` is empty where the catalogue has the words, `count` null where it is not known, `depth` 1
 * under the family that stands before it. A tuple, for it goes to the browser some hundred times.
 */
export type FilterOption = readonly [value: string, label: string, count: number | null, on: boolean, depth?: 1];

/** The groups of the form, by the parameter that each writes into the address. */
export type Filters = {
  readonly gerographicZones: readonly FilterOption[];
  readonly countriesIds: readonly FilterOption[];
  readonly specializationsIds: readonly FilterOption[];
  readonly activitySectorId: readonly FilterOption[];
  readonly missionsTypesIds: readonly FilterOption[];
  readonly missionsDurations: readonly FilterOption[];
  readonly missionStartDate: readonly FilterOption[];
  readonly studiesLevelId: readonly FilterOption[];
  readonly companiesSizes: readonly FilterOption[];
  readonly teletravail: readonly FilterOption[];
  readonly porteEnv: readonly FilterOption[];
};
export type FilterName = keyof Filters;

/** Every value that the form offers, with its count; of countries and professions, only those that have offers or are chosen. */
export function presentFilters(criteria: OfferCriteria, facets: Facets, reference: Reference, locale: Locale): Filters {
  const byLabel = alphabetical(locale);
  return {
    gerographicZones: all(reference.zones, facets.zones, criteria.zoneIds, locale).toSorted(byLabel),
    countriesIds: countries(criteria, facets, reference, locale).toSorted(byLabel),
    specializationsIds: professions(criteria, facets, reference, locale),
    activitySectorId: all(reference.sectors, facets.sectors, criteria.sectorIds, locale).filter(isUseful),
    missionsTypesIds: all(reference.missionTypes, facets.missionTypes, criteria.missionTypeIds, locale),
    missionsDurations: durationBuckets.map((bucket) => option(bucket, '', facets.durations, criteria.durations)),
    missionStartDate: starts(criteria, facets),
    studiesLevelId: all(reference.studyLevels, facets.studyLevels, criteria.studyLevelIds, locale),
    companiesSizes: all(reference.companySizes, facets.companySizes, criteria.companySizeIds, locale),
    teletravail: [['1', '', facets.remoteWork[0]?.count ?? 0, criteria.remoteWork]],
    porteEnv: [['1', '', facets.environmental[0]?.count ?? 0, criteria.environmental]],
  };
}

function option<V extends string | number>(
  value: V,
  label: string,
  counts: readonly FacetCount<V>[],
  chosen: readonly V[],
): FilterOption {
  return [String(value), label, counts.find((one) => one.value === value)?.count ?? 0, chosen.includes(value)];
}

function all<V extends string | number>(
  labels: ReadonlyMap<V, Label>,
  counts: readonly FacetCount<V>[],
  chosen: readonly V[],
  locale: Locale,
): FilterOption[] {
  return [...labels].map(([value, label]) => option(value, label[locale], counts, chosen));
}

function countries(criteria: OfferCriteria, facets: Facets, reference: Reference, locale: Locale): FilterOption[] {
  const asked = new Map([...reference.countries].filter(([, country]) => criteria.zoneIds.includes(country.zoneId)));
  return all(asked, facets.countries, criteria.countryIds, locale).filter(isUseful);
}

function professions(criteria: OfferCriteria, facets: Facets, reference: Reference, locale: Locale): FilterOption[] {
  const byLabel = alphabetical(locale);
  const options = new Map(
    all(reference.specializations, facets.specializations, criteria.specializationIds, locale).map(
      (one) => [one[0], one] as const,
    ),
  );
  const families = [...reference.specializations].filter(([, { parentId }]) => parentId === null);
  const shown = families.flatMap(([id]) => {
    const family = options.get(String(id));
    const children = (reference.childrenOf.get(id) ?? [])
      .map((child) => options.get(String(child)))
      .filter((one) => one !== undefined);
    return family === undefined ? [] : [{ family, children: children.filter(isUseful).toSorted(byLabel) }];
  });
  return shown
    .filter(({ family, children }) => isUseful(family) || children.length > 0)
    .toSorted((a, b) => byLabel(a.family, b.family))
    .flatMap(({ family, children }) => [
      family,
      ...children.map(([value, label, count, on]): FilterOption => [value, label, count, on, 1]),
    ]);
}

/** The three periods, and the day that an older link asks for. */
function starts({ start }: OfferCriteria, facets: Facets): FilterOption[] {
  const periods = startPeriods.map((period) =>
    option<string>(period, '', facets.starts, start === null ? [] : [start]),
  );
  return start === null || isStartPeriod(start) ? periods : [...periods, [start, '', null, true]];
}

function isUseful([, , count, on]: FilterOption): boolean {
  return on || count !== 0;
}

const collators = { fr: new Intl.Collator('fr'), en: new Intl.Collator('en') };

function alphabetical(locale: Locale): (a: FilterOption, b: FilterOption) => number {
  const { compare } = collators[locale];
  return ([, a], [, b]) => compare(a, b);
}
