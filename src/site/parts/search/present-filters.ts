import type { Locale } from '#words/locale.ts';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { narrowestPlaces } from '#search/criteria/country-needs-continent.ts';
import { criterionOf, type FacetName, facetNames, type Facets } from '#search/criteria/criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { Reference } from '#reference/read-reference.ts';
import { labelOf, type NamedOption } from '#search/naming/option-names.ts';
import { formOf, inFormOrder } from './criterion-forms.ts';

/**
 * An option. `count` is null if a count would mislead. `child` is true for a job field, which is listed after
 * its family.
 */
export type FilterOption = NamedOption & {
  readonly count: number | null;
  readonly on?: true;
  readonly child?: true;
  /**
   * True for a place of which the search covers only a part: a continent with a chosen country, or a country
   * with a chosen city.
   */
  readonly partly?: true;
};
/** A group of fields in the search form, with the address parameter that these fields set. */
export type Filter = {
  readonly name: FacetName;
  readonly parameter: string;
  /** The options; null for a closed group, whose options are loaded when the visitor opens the group. */
  readonly options: readonly FilterOption[] | null;
  /**
   * Number of all options if `options` contains only the most frequent options; null if `options` is
   * complete.
   */
  readonly cutFrom: number | null;
};
/** A group of fields with its options. */
export type WholeFilter = Filter & { readonly options: readonly FilterOption[] };
export type Filters = { readonly [N in FacetName]: Filter };

type Asked = {
  readonly criteria: OfferCriteria;
  readonly facets: Facets;
  readonly reference: Reference;
  readonly locale: Locale;
};
/** Contains the narrowest chosen places, which are computed once for all groups. */
type Shown = Asked & { readonly narrowest: OfferCriteria };

function withNarrowest(asked: Asked): Shown {
  const { criteria, reference } = asked;
  return { ...asked, narrowest: { ...criteria, ...narrowestPlaces(criteria, reference) } };
}

/** The groups of the form; closed groups come without their options. */
export function presentFilters(asked: Asked): Filters {
  const shown = withNarrowest(asked);
  return recordOf<Filters>(inFormOrder(facetNames), (name) =>
    isClosed(name, asked) ? closedFilter(name) : wholeFilter(name, shown),
  );
}

/**
 * Tells if a group is sent without options. With all options, the closed groups made up half of a page, and
 * few visitors open them.
 */
function isClosed(name: FacetName, { criteria, facets }: Asked): boolean {
  return formOf(name).late === true && chosenOf(name, criteria).length === 0 && facets[name].length > 0;
}

function closedFilter(name: FacetName): Filter {
  return { name, parameter: criterionOf(name).parameters[0], options: null, cutFrom: null };
}

/**
 * Returns a group with its options and counts. A long list contains only options that have offers or are
 * chosen.
 */
export function presentFilter(name: FacetName, asked: Asked): WholeFilter {
  return wholeFilter(name, withNarrowest(asked));
}

function wholeFilter(name: FacetName, shown: Shown): WholeFilter {
  const arranged = (arrangements[name] ?? asTheyAre)(optionsOf(name, shown), shown);
  const options = endless.has(name) ? arranged.slice(0, mostShownOf(arranged)) : arranged;
  const cutFrom = options.length < arranged.length ? arranged.length : null;
  return { name, parameter: criterionOf(name).parameters[0], options, cutFrom };
}

/** Returns all options of a criterion that have offers or are chosen, by name. */
export function presentOptions(name: FacetName, asked: Asked): FilterOption[] {
  const shown = withNarrowest(asked);
  return byLabel(optionsOf(name, shown).filter(isUseful), shown);
}

/** Returns the options of a criterion, and in addition those that only an old link contains. */
function optionsOf(name: FacetName, { criteria, narrowest, facets, reference, locale }: Shown): FilterOption[] {
  const { options, write } = criterionOf(name);
  const chosen = new Set(chosenOf(name, criteria));
  const listed = new Set(options(reference));
  const counts = new Map(facets[name].map(({ value, count }) => [value, count]));
  const whole = new Set(chosenOf(name, narrowest));
  return [...listed.union(chosen)].map((option) => {
    const isPartly = chosen.has(option) && !whole.has(option);
    return {
      name,
      value: write(option),
      label: labelOf(name, option, reference)?.[locale] ?? null,
      // No count for a partly chosen place, because the count would be that of the whole place.
      count: listed.has(option) && !isPartly ? (counts.get(option) ?? 0) : null,
      ...(chosen.has(option) && { on: true }),
      ...(isPartly && { partly: true }),
    };
  });
}

type Arrange = (options: readonly FilterOption[], shown: Shown) => readonly FilterOption[];

const asTheyAre: Arrange = (options) => options;

/** Criteria whose options have a special order or selection. */
const arrangements: { readonly [N in FacetName]?: Arrange } = {
  zones: byLabel,
  countries: (options, shown) =>
    byLabel(
      options.filter((option) => isUseful(option) && isInside(option, shown)),
      shown,
    ),
  cities: mostOffers,
  specializations: byFamily,
  companies: mostOffers,
  sectors: (options) => options.filter(isUseful),
  languages: mostOffers,
};

/** Criteria with long lists, of which the form shows only the most frequent options. */
const endless: ReadonlySet<FacetName> = new Set(['cities', 'companies', 'languages']);
const maxShown = 20;

function mostShownOf(options: readonly FilterOption[]): number {
  return Math.max(maxShown, options.filter(({ on }) => on).length);
}

function mostOffers(options: readonly FilterOption[]): FilterOption[] {
  return options
    .filter(isUseful)
    .toSorted((a, b) => Number(b.on === true) - Number(a.on === true) || (b.count ?? 0) - (a.count ?? 0));
}

function isUseful({ count, on }: FilterOption): boolean {
  return on || count !== 0;
}

function isInside({ value }: FilterOption, { criteria, reference }: Shown): boolean {
  return criteria.zones.includes(reference.zoneOfCountry.get(value) ?? 0);
}

/** Sorts families by name, and puts the job fields of each family after the family. */
function byFamily(options: readonly FilterOption[], shown: Shown): FilterOption[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  const { specializations, childrenOf } = shown.reference;
  const roots = [...specializations].filter(([, { parentId }]) => parentId === null);
  const families = roots.flatMap(([id]) => byValue.get(String(id)) ?? []);
  return byLabel(families, shown).flatMap((family) => {
    const children = (childrenOf.get(Number(family.value)) ?? []).flatMap((id) => byValue.get(String(id)) ?? []);
    const useful = byLabel(children.filter(isUseful), shown).map((child) => ({ ...child, child: true as const }));
    return isUseful(family) || useful.length > 0 ? [family, ...useful] : [];
  });
}

const collators = { fr: new Intl.Collator('fr'), en: new Intl.Collator('en') };

function byLabel(options: readonly FilterOption[], { locale }: Shown): FilterOption[] {
  const { compare } = collators[locale];
  return options.toSorted((a, b) => compare(a.label ?? a.value, b.label ?? b.value));
}
