import type { Label } from '#board/reference/labelled.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { locales } from '#words/locale.ts';
import { withHolders } from '../country-needs-continent.ts';
import { type FacetCount, noCriteria, type OfferCriteria } from '../criteria.ts';
import { type OfferIndex, wholeBoard } from '../index/offer-index.ts';
import { readCompanyNames } from '../text/company-names.ts';
import { type PlaceNames, readPlaceNames } from '../text/place-names.ts';
import { wordsOf } from '../text/terms-of.ts';

/** In the order in which their groups are shown. */
export const suggestionKinds = ['trade', 'city', 'country', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Something of the board that has open offers. */
export type Suggestible = {
  readonly kind: SuggestionKind;
  readonly label: Label;
  /** All that it is called, as `wordsOf` gives the words, a blank between two. */
  readonly names: readonly string[];
  readonly offers: number;
  /** How many offers have it under this name: of what fits alike the commonest is shown first. */
  readonly common: number;
  /** What finds its offers. */
  readonly criteria: OfferCriteria;
};

type Known = { readonly index: OfferIndex; readonly reference: Reference; readonly now: Date };

/** The trades of the reference, the cities, countries and companies that have open offers. */
export function readSuggestible({ index, reference, now }: Known): Suggestible[] {
  const { facets } = index.search({ ...wholeBoard, now, facets: ['countries', 'specializations'] });
  return [
    ...trades(facets.specializations, reference),
    ...places(facets.countries, index, reference),
    ...companies(index),
  ];
}

function trades(counts: readonly FacetCount<number>[], reference: Reference): Suggestible[] {
  return counts.flatMap(({ value, count }) => {
    const label = reference.specializations.get(value);
    if (label === undefined) return [];
    const criteria = { ...noCriteria, specializations: [value] };
    const names = locales.map((locale) => wordsOf(label[locale]).join(' '));
    return [{ kind: 'trade', label, names, offers: count, common: count, criteria }];
  });
}

function places(counts: readonly FacetCount<string>[], index: OfferIndex, reference: Reference): Suggestible[] {
  const cities = index.cities();
  const names = Map.groupBy(readPlaceNames(reference, cities), ({ value }) => keyOf(value.place));
  const namesUnder = (key: string) => (names.get(key) ?? []).map(({ name }) => name);
  return [
    ...cities.map(({ key, fr, en, offers }): Suggestible => ({
      kind: 'city',
      label: { fr, en },
      names: namesUnder(`city ${key}`),
      offers,
      common: offers,
      criteria: { ...noCriteria, ...withHolders({ cities: [key] }, reference) },
    })),
    ...counts.flatMap(({ value, count }): Suggestible[] => {
      const label = reference.countries.get(value);
      const names = namesUnder(`country ${value}`);
      return label === undefined
        ? []
        : [
            {
              kind: 'country',
              label,
              names,
              offers: count,
              common: count,
              criteria: { ...noCriteria, ...withHolders({ countries: [value] }, reference) },
            },
          ];
    }),
  ];
}

function keyOf(place: PlaceNames[number]['value']['place']): string {
  if (place.kind === 'city') return `city ${place.key}`;
  return place.kind === 'country' ? `country ${place.id}` : place.kind;
}

function companies(index: OfferIndex): Suggestible[] {
  const known = index.companies();
  const names = new Map<number, string[]>(known.map(({ id, name }) => [id, [wordsOf(name).join(' ')]]));
  for (const { name, value } of readCompanyNames(known)) for (const id of value) names.get(id)?.push(name);
  return known.map(({ id, name, offers }) => ({
    kind: 'company',
    label: { fr: name, en: name },
    names: names.get(id) ?? [],
    offers,
    common: offers,
    criteria: { ...noCriteria, companies: [id] },
  }));
}
