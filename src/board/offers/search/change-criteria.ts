import { noCriteria } from './criteria.ts';
import type { KnownValues, OfferCriteria } from './criteria.ts';

/** A criterion: all that narrows the search, so neither its order nor its page. */
export type CriterionName = Exclude<keyof OfferCriteria, 'sort' | 'page'>;
type CriterionValue<N extends CriterionName> = OfferCriteria[N] extends readonly (infer V)[]
  ? V
  : NonNullable<OfferCriteria[N]>;
/** One value of one criterion, as the removable tags show them. */
export type ActiveCriterion = {
  [N in CriterionName]: { readonly name: N; readonly value: CriterionValue<N> };
}[CriterionName];

const lists = [
  'specializationIds',
  'missionTypeIds',
  'durations',
  'zoneIds',
  'countryIds',
  'studyLevelIds',
  'companySizeIds',
  'sectorIds',
] as const satisfies readonly CriterionName[];
type ListName = (typeof lists)[number];

/** Every value that narrows the search, in the order of the form. */
export function activeCriteria(criteria: OfferCriteria): ActiveCriterion[] {
  const active: ActiveCriterion[] = [];
  if (criteria.query !== '') active.push({ name: 'query', value: criteria.query });
  for (const value of criteria.specializationIds) active.push({ name: 'specializationIds', value });
  for (const value of criteria.missionTypeIds) active.push({ name: 'missionTypeIds', value });
  for (const value of criteria.durations) active.push({ name: 'durations', value });
  for (const value of criteria.zoneIds) active.push({ name: 'zoneIds', value });
  for (const value of criteria.countryIds) active.push({ name: 'countryIds', value });
  for (const value of criteria.studyLevelIds) active.push({ name: 'studyLevelIds', value });
  for (const value of criteria.companySizeIds) active.push({ name: 'companySizeIds', value });
  for (const value of criteria.sectorIds) active.push({ name: 'sectorIds', value });
  if (criteria.start !== null) active.push({ name: 'start', value: criteria.start });
  if (criteria.remoteWork) active.push({ name: 'remoteWork', value: true });
  if (criteria.environmental) active.push({ name: 'environmental', value: true });
  return active;
}

/** The criteria with one value more, from their first page. */
export function withCriterion(
  criteria: OfferCriteria,
  name: CriterionName,
  value: ActiveCriterion['value'],
): OfferCriteria {
  if (!isList(name) || typeof value === 'boolean') return { ...criteria, [name]: value, page: 1 };
  return { ...criteria, [name]: sorted([...without(criteria[name], value), value]), page: 1 };
}

/** The criteria without one value, from their first page. A zone takes its countries along: a country needs its continent. */
export function withoutCriterion(
  criteria: OfferCriteria,
  name: CriterionName,
  value: ActiveCriterion['value'],
  known: Pick<KnownValues, 'zoneOfCountry'>,
): OfferCriteria {
  if (!isList(name)) return { ...criteria, [name]: noCriteria[name], page: 1 };
  const rest = { ...criteria, [name]: without(criteria[name], value), page: 1 };
  if (name !== 'zoneIds') return rest;
  return { ...rest, countryIds: criteria.countryIds.filter((id) => known.zoneOfCountry.get(id) !== value) };
}

function isList(name: CriterionName): name is ListName {
  return lists.some((list) => list === name);
}

function without(values: readonly (number | string)[], value: unknown): (number | string)[] {
  return values.filter((one) => one !== value);
}

/** By number, else by code; '6-12' comes before '12-18' because its first number does. */
function sorted(values: readonly (number | string)[]): (number | string)[] {
  return values.toSorted((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));
}
