import { inEachLocale } from '#words/locale.ts';
import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import {
  type ActiveCriterion,
  activeCriteria,
  withCriterion,
  withoutOption,
} from '#search/criteria/change-criteria.ts';
import { narrowestPlaces, withHolders } from '#search/criteria/country-needs-continent.ts';
import type { CriterionName, OfferCriteria } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { groupsAmong } from '#search/understanding/names/company-names.ts';
import { regions, zoneNames } from '#search/vocabulary/regions.ts';

/** A choice as the visitor sees it: one option, or several options under a common name. */
export type CriterionChoice = {
  readonly options: readonly [ActiveCriterion, ...ActiveCriterion[]];
  /** The common name of several options; null for a single option. */
  readonly together: Label | null;
};

/**
 * Lists the choices that narrow a search, in the order of its address. A continent with a chosen country is
 * left out, and so is a country with a chosen city. The chosen countries of a region are one choice if all
 * are chosen; the companies of a group are one choice. What is excluded is joined likewise.
 */
export function choicesOf(criteria: OfferCriteria, known: Reference): CriterionChoice[] {
  const narrowing = activeCriteria({ ...criteria, ...narrowestPlaces(criteria, known) });
  const together = [...placesTogether(narrowing, known), ...housesTogether(narrowing, known)];
  const largest = apart(together.toSorted((a, b) => b.options.length - a.options.length));
  const named = new Map(largest.flatMap((choice) => choice.options.map((option) => [option, choice] as const)));
  return [
    ...new Set(narrowing.map((option): CriterionChoice => named.get(option) ?? { options: [option], together: null })),
  ];
}

/**
 * Removes a choice, together with the larger places that were chosen only because of it. Returns to the first
 * page.
 */
export function withoutChoice(criteria: OfferCriteria, { options }: CriterionChoice, known: Reference): OfferCriteria {
  const narrowest = { ...criteria, ...narrowestPlaces(criteria, known) };
  const rest = options.reduce((left, { name, option }) => withoutOption(left, name, option), narrowest);
  return { ...rest, ...withHolders(rest, known), page: 1 };
}

/**
 * A wider choice that contains another choice (a country for a city), and a function that puts the wider
 * choice into the criteria instead.
 */
type Wider = { readonly choice: CriterionChoice; readonly in: (criteria: OfferCriteria) => OfferCriteria };

/**
 * Widens a city to its country and a country to its continent. Returns null if the places are in different
 * countries or continents.
 */
export function widerChoice(choice: CriterionChoice, known: Reference): Wider | null {
  const holders = new Map(choice.options.map((option) => holderOf(option, known)).map((one) => [one?.option, one]));
  const [holder] = holders.values();
  if (holders.size !== 1 || holder === undefined || holder === null) return null;
  return {
    choice: { options: [holder], together: null },
    in: (criteria) => {
      const rest = withoutChoice(criteria, choice, known);
      const narrowest = { ...rest, ...narrowestPlaces(rest, known) };
      const wider = withCriterion(narrowest, holder.name, holder.option);
      return { ...wider, ...withHolders(wider, known), page: 1 };
    },
  };
}

function holderOf({ name, option }: ActiveCriterion, { zoneOfCountry }: Reference): ActiveCriterion | null {
  if (name === 'cities') return { name: 'countries', option: countryOfCity(String(option)) };
  const zone = name === 'countries' ? zoneOfCountry.get(String(option)) : undefined;
  return zone === undefined ? null : { name: 'zones', option: zone };
}

/** Leaves out each choice that shares an option with an earlier choice. */
function apart(choices: readonly CriterionChoice[]): CriterionChoice[] {
  const taken = new Set<ActiveCriterion>();
  return choices.filter(({ options }) => {
    if (options.some((option) => taken.has(option))) return false;
    for (const option of options) taken.add(option);
    return true;
  });
}

/** Finds regions and continents whose countries are all chosen, or all excluded. */
function placesTogether(narrowing: readonly ActiveCriterion[], known: Reference): CriterionChoice[] {
  return [
    ...regions.flatMap(({ label, countries }) => {
      const ids = countries.filter((id) => known.countries.has(id));
      const names = ['countries', 'excludedPlaces'] as const;
      return names.flatMap((name) => together(label, { name, ids }, narrowing));
    }),
    ...zoneNames.flatMap(({ label, zones }) => [
      ...together(label, { name: 'zones', ids: zones }, narrowing),
      ...together(label, { name: 'excludedPlaces', ids: zones.map(String) }, narrowing),
    ]),
  ];
}

/** Finds groups of which two or more companies are chosen, or excluded. */
function housesTogether(narrowing: readonly ActiveCriterion[], { companies }: Reference): CriterionChoice[] {
  return (['companies', 'excludedCompanies'] as const).flatMap((criterion) => {
    const chosen = narrowing.flatMap(({ name, option }) =>
      name === criterion && typeof option === 'number' ? [{ id: option, name: companies.get(option)?.name ?? '' }] : [],
    );
    return groupsAmong(chosen).flatMap(({ name, ids }) =>
      together(
        inEachLocale(() => name),
        { name: criterion, ids },
        narrowing,
      ),
    );
  });
}

type Several = { readonly name: CriterionName; readonly ids: readonly (string | number)[] };

/** Makes one choice of several options. Makes none if the search does not contain all of them. */
function together(label: Label, { name, ids }: Several, narrowing: readonly ActiveCriterion[]): CriterionChoice[] {
  const options = narrowing.filter((one) => one.name === name && ids.some((id) => id === one.option));
  const [first, ...others] = options;
  if (first === undefined || others.length === 0 || options.length < ids.length) return [];
  return [{ options: [first, ...others], together: label }];
}
