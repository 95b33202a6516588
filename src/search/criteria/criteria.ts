import { allowance } from '#search/criterion/allowance.ts';
import { citiesCriterion } from '#search/criterion/cities.ts';
import { companies } from '#search/criterion/companies.ts';
import { companySizesCriterion } from '#search/criterion/company-sizes.ts';
import { countriesCriterion } from '#search/criterion/countries.ts';
import type { Column, Criterion, CountedCriterion } from '#search/criterion/criterion.ts';
import { durations } from '#search/criterion/durations.ts';
import { excludedCompanies } from '#search/criterion/excluded-companies.ts';
import { excludedConditions } from '#search/criterion/excluded-conditions.ts';
import { excludedStudyLevels } from '#search/criterion/excluded-study-levels.ts';
import { excludedLanguages } from '#search/criterion/excluded-languages.ts';
import { excludedPlaces } from '#search/criterion/excluded-places.ts';
import { environmental, remoteWork } from '#search/criterion/flag-criteria.ts';
import { languagesCriterion } from '#search/criterion/languages.ts';
import { missionTypesCriterion } from '#search/criterion/mission-types.ts';
import { query } from '#search/criterion/query.ts';
import { sectorsCriterion } from '#search/criterion/sectors.ts';
import { specializationsCriterion } from '#search/criterion/specializations.ts';
import { start } from '#search/criterion/start.ts';
import { studyLevelsCriterion } from '#search/criterion/study-levels.ts';
import { zonesCriterion } from '#search/criterion/zones.ts';
import { recordOf } from './record-of.ts';

/**
 * Defines every criterion, in the order of canonical addresses. All other lists of criteria derive from this
 * one.
 */
const criteria = {
  query,
  specializations: specializationsCriterion,
  missionTypes: missionTypesCriterion,
  durations,
  zones: zonesCriterion,
  countries: countriesCriterion,
  cities: citiesCriterion,
  studyLevels: studyLevelsCriterion,
  languages: languagesCriterion,
  companies,
  companySizes: companySizesCriterion,
  sectors: sectorsCriterion,
  start,
  allowance,
  remoteWork,
  environmental,
  excludedPlaces,
  excludedLanguages,
  excludedCompanies,
  excludedStudyLevels,
  excludedConditions,
};

type Definitions = typeof criteria;
export type CriterionName = keyof Definitions;
type Values = { readonly [N in CriterionName]: ReturnType<Definitions[N]['read']> };
/** The type of the options of each criterion. */
export type Options = { readonly [N in CriterionName]: ReturnType<Definitions[N]['chosen']>[number] };

/** A criterion by which the index filters. */
export type FilterName = {
  [N in CriterionName]: Definitions[N] extends { readonly column: object } ? N : never;
}[CriterionName];
/** A criterion whose options exclude offers. */
export type ExclusionName = {
  [N in CriterionName]: Definitions[N] extends { readonly excludes: true } ? N : never;
}[CriterionName];
/** A criterion whose options are counted. */
export type FacetName = Exclude<FilterName, ExclusionName>;
/** Number of offers with an option. */
export type FacetCount<Option> = { readonly value: Option; readonly count: number };
/**
 * The options of each criterion that have offers, most offers first. The options of a criterion are counted
 * among the offers that meet all other criteria.
 */
export type Facets<Names extends FacetName = FacetName> = {
  readonly [N in Names]: readonly FacetCount<Options[N]>[];
};

/** Numbers of the orders, as the addresses of the existing site have them; only 6, by allowance, is new. */
export const sorts = {
  date: 0,
  relevance: 1,
  mostRecent: 2,
  mostViewed: 3,
  country: 4,
  profession: 5,
  allowance: 6,
} as const;
export type Sort = (typeof sorts)[keyof typeof sorts];

/** Number of the last page that can be requested, enough for two million offers. */
export const maxPage = 100_000;

/** The criteria of a search, all of which an offer must meet. `zones` contains the zone of every country. */
export type OfferCriteria = Values & {
  /** Null if the address has no order: see `effectiveSort`. */
  readonly sort: Sort | null;
  /** Number of the page, from 1 to `maxPage`. */
  readonly page: number;
};

const definitions: { readonly [N in CriterionName]: Criterion<Values[N], Options[N]> } = criteria;
const filtering: { readonly [N in FilterName]: CountedCriterion<Values[N], Options[N]> } = criteria;

export const criterionNames = Object.keys(criteria).filter((name) => isCriterionName(name));
export const filterNames = criterionNames.filter((name) => isFilter(name));
export const exclusionNames = filterNames.filter((name) => isExclusion(name));
export const facetNames = filterNames.filter((name) => hasFacet(name));

export function criterionOf<N extends CriterionName>(name: N): Criterion<Values[N], Options[N]> {
  return definitions[name];
}

export function columnOf<N extends FilterName>(name: N): Column<Values[N], Options[N]> {
  return filtering[name].column;
}

/** Builds an object with a value for each criterion. */
export function eachCriterion(valueOf: <N extends CriterionName>(name: N) => Values[N]): Values {
  return recordOf<Values>(criterionNames, valueOf);
}

export const noCriteria: OfferCriteria = {
  ...eachCriterion((name) => criterionOf(name).empty),
  sort: null,
  page: 1,
};

function isCriterionName(name: string): name is CriterionName {
  return Object.hasOwn(criteria, name);
}

function isFilter(name: CriterionName): name is FilterName {
  return definitions[name].column !== null;
}

/** Tells if the options of a criterion exclude offers. */
export function isExclusion(name: CriterionName): name is ExclusionName {
  return 'excludes' in definitions[name];
}

function hasFacet(name: FilterName): name is FacetName {
  return !isExclusion(name);
}
