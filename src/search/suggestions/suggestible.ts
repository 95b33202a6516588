import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { inEachLocale, locales } from '#words/locale.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { type FacetCount, noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { type ThingNames, namesOfThings } from './names-of-things.ts';

/** Kinds of suggestions in the order in which the groups are shown. */
export const suggestionKinds = ['trade', 'city', 'country', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A trade, place or company with open offers that can be suggested. */
export type Suggestible = ThingNames & {
  readonly kind: SuggestionKind;
  readonly label: Label;
  readonly offers: number;
  /**
   * Number of offers with this name. Among equal matches, the suggestion with the largest number comes first.
   */
  readonly common: number;
  /** The search for the offers of this thing. */
  readonly criteria: OfferCriteria;
};

type Known = {
  readonly index: OfferIndex;
  readonly reference: Reference;
  readonly knowledge: Knowledge;
  readonly now: Date;
};

/** Collects the trades of the reference, and the cities, countries and companies with open offers. */
export function readSuggestible({ index, reference, knowledge, now }: Known): Suggestible[] {
  const names = namesOfThings(knowledge, reference);
  return [
    ...trades(index.options('specializations', now), reference),
    ...index.cities().map(({ key, fr, en, offers }): Suggestible => ({
      kind: 'city',
      label: { fr, en },
      ...names.city(key),
      offers,
      common: offers,
      criteria: { ...noCriteria, ...withHolders({ cities: [key] }, reference) },
    })),
    ...index.options('countries', now).flatMap(({ value, count }): Suggestible[] => {
      const label = reference.countries.get(value);
      if (label === undefined) return [];
      const criteria = { ...noCriteria, ...withHolders({ countries: [value] }, reference) };
      return [{ kind: 'country', label, ...names.country(value), offers: count, common: count, criteria }];
    }),
    ...index.companies().map(({ id, name, offers }): Suggestible => ({
      kind: 'company',
      label: inEachLocale(() => name),
      ...names.company(id),
      offers,
      common: offers,
      criteria: { ...noCriteria, companies: [id] },
    })),
  ];
}

function trades(counts: readonly FacetCount<number>[], reference: Reference): Suggestible[] {
  return counts.flatMap(({ value, count }) => {
    const label = reference.specializations.get(value);
    if (label === undefined) return [];
    const criteria = { ...noCriteria, specializations: [value] };
    const names = locales.map((locale) => foldedWords(label[locale]).join(' '));
    return [{ kind: 'trade', label, names, hiddenNames: [], offers: count, common: count, criteria }];
  });
}
