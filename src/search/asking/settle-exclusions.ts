import type { Reference } from '#reference/read-reference.ts';
import { type ActiveCriterion, withCriterion, withoutCriterion } from '#search/criteria/change-criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { conditions, criterionOfCondition } from '#search/criterion/excluded-conditions.ts';

type Named = Pick<OfferCriteria, 'zones' | 'countries' | 'cities' | 'companies'> & {
  readonly options: readonly ActiveCriterion[];
};

/**
 * Adds what the text excludes. A later wish replaces an earlier one: what the text excludes is no longer
 * chosen, and what it names is no longer excluded, nor is the place that contains it.
 */
export function settleExclusions(
  criteria: OfferCriteria,
  exclusions: readonly ActiveCriterion[],
  named: Readonly<Partial<Named>>,
  known: Reference,
): OfferCriteria {
  const wanted = withoutExclusionsOf(criteria, named, known);
  return exclusions.reduce(
    (rest, { name, option }) => withCriterion(withoutChosen(rest, { name, option }, known), name, option),
    wanted,
  );
}

function withoutChosen(criteria: OfferCriteria, { name, option }: ActiveCriterion, known: Reference): OfferCriteria {
  if (name === 'excludedCompanies') return withoutCriterion(criteria, 'companies', Number(option), known);
  if (name === 'excludedStudyLevels') return withoutCriterion(criteria, 'studyLevels', Number(option), known);
  const condition = name === 'excludedConditions' ? conditions.find((one) => one === option) : undefined;
  if (condition) return withoutCriterion(criteria, criterionOfCondition[condition], true, known);
  if (name !== 'excludedPlaces') return criteria;
  const place = String(option);
  const outsideZone = withoutCriterion(criteria, 'zones', Number(place), known);
  return withoutCriterion(withoutCriterion(outsideZone, 'countries', place, known), 'cities', place, known);
}

function withoutExclusionsOf(
  criteria: OfferCriteria,
  { zones = [], countries = [], cities = [], companies = [], options = [] }: Readonly<Partial<Named>>,
  { zoneOfCountry }: Reference,
): OfferCriteria {
  const inCountries = [...countries, ...cities.map(countryOfCity)];
  const inZones = [...zones, ...inCountries.flatMap((id) => zoneOfCountry.get(id) ?? [])];
  const places = new Set([...inZones.map(String), ...inCountries, ...cities]);
  return {
    ...criteria,
    excludedPlaces: criteria.excludedPlaces.filter((place) => !places.has(place)),
    excludedCompanies: criteria.excludedCompanies.filter((id) => !companies.includes(id)),
    excludedStudyLevels: criteria.excludedStudyLevels.filter(
      (id) => !options.some(({ name, option }) => name === 'studyLevels' && option === id),
    ),
    excludedConditions: criteria.excludedConditions.filter(
      (one) => !options.some(({ name }) => name === criterionOfCondition[one]),
    ),
  };
}
