import type { Reference } from '#board/reference/read-reference.ts';

/** Months of mission, lower bound excluded: a mission of 12 months is in '6-12'. Longer than 24 months is in no bucket. */
export const durationBuckets = ['0-6', '6-12', '12-18', '18-24'] as const;
export type DurationBucket = (typeof durationBuckets)[number];

/** Within a month from now (or already begun); later than a month and within a year; a year from now or later. */
export const startPeriods = ['immediately', 'in-a-month', 'in-a-year'] as const;
export type StartPeriod = (typeof startPeriods)[number];

/** The numbers of the existing site's addresses. */
export const sorts = { date: 0, relevance: 1, mostRecent: 2, mostViewed: 3, country: 4, profession: 5 } as const;
export type Sort = (typeof sorts)[keyof typeof sorts];

export const longestQuery = 200;
export const lastPage = 50;

/**
 * What a candidate asks of the offers. Values of one list are alternatives, lists narrow each other; an empty list asks nothing.
 * Lists are sorted and without repetition. Every country's zone is in `zoneIds`.
 */
export type OfferCriteria = {
  readonly query: string;
  readonly specializationIds: readonly number[];
  readonly missionTypeIds: readonly number[];
  readonly durations: readonly DurationBucket[];
  readonly zoneIds: readonly number[];
  /** ISO 3166-1 alpha-2. */
  readonly countryIds: readonly string[];
  readonly studyLevelIds: readonly number[];
  readonly companySizeIds: readonly number[];
  readonly sectorIds: readonly number[];
  /** A period, or the earliest start as 'YYYY-MM-DD'. */
  readonly start: string | null;
  readonly remoteWork: boolean;
  readonly environmental: boolean;
  readonly sort: Sort;
  /** From 1 to `lastPage`; page n shows the first n pages together. */
  readonly page: number;
};

/** The reference values against which an address is read; any other value is dropped. */
export type KnownValues = Pick<
  Reference,
  | 'zones'
  | 'countries'
  | 'sectors'
  | 'specializations'
  | 'studyLevels'
  | 'companySizes'
  | 'missionTypes'
  | 'zoneOfCountry'
  | 'isoOfNumericId'
>;

export const noCriteria: OfferCriteria = {
  query: '',
  specializationIds: [],
  missionTypeIds: [],
  durations: [],
  zoneIds: [],
  countryIds: [],
  studyLevelIds: [],
  companySizeIds: [],
  sectorIds: [],
  start: null,
  remoteWork: false,
  environmental: false,
  sort: sorts.date,
  page: 1,
};

export function isStartPeriod(value: string | null): value is StartPeriod {
  return startPeriods.some((period) => period === value);
}

/** The bucket of a number of months, or null above 24 (and for nothing at all). */
export function durationBucketOf(months: number): DurationBucket | null {
  const index = [6, 12, 18, 24].findIndex((upper) => months > 0 && months <= upper);
  return durationBuckets[index] ?? null;
}
