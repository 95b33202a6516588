import type { Label } from '#board/reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import { sorts } from '../criteria.ts';
import type { Sort } from '../criteria.ts';
import { numbersIn, placeIn, withoutAccents } from '../criteria/offer-columns.ts';
import type { ColumnName } from '../criteria/offer-columns.ts';
import type { OfferStore } from './offer-store.ts';
import type { Facts } from './segment.ts';

/** What the offers of an order are compared by; the greater comes first. */
export type OrderKey = (facts: Facts, slot: number, scores: Float32Array) => number;

/** @param sort relevance orders by the scores of a text */
export function orderKey(sort: Sort, locale: Locale, store: OfferStore): OrderKey {
  if (sort === sorts.relevance) return (_facts, slot, scores) => scores[slot] ?? 0;
  if (sort === sorts.mostRecent) return ({ created }, slot) => created[slot] ?? 0;
  if (sort === sorts.mostViewed) return ({ views }, slot) => views[slot] ?? 0;
  const { countries, specializations } = store.reference;
  if (sort === sorts.country) return byName('place', (key) => countries.get(placeIn(key).country), locale, store);
  if (sort === sorts.profession)
    return byName('specializations', (key) => specializations.get(numbersIn(key)[0] ?? 0), locale, store);
  return ({ starts }, slot) => starts[slot] ?? 0;
}

/** Accents and case do not part names; what has none comes last. */
function byName(
  column: ColumnName,
  nameOf: (key: string) => Label | undefined,
  locale: Locale,
  store: OfferStore,
): OrderKey {
  const names = store.columns[column].texts.map((key) => withoutAccents(nameOf(key)?.[locale] ?? ''));
  const sorted = [...new Set(names)].filter((name) => name !== '').toSorted();
  const places = new Map(sorted.map((name, place) => [name, -place]));
  const ranks = Float64Array.from(names, (name) => places.get(name) ?? Number.NEGATIVE_INFINITY);
  return ({ columns }, slot) => ranks[columns[column][slot] ?? 0] ?? 0;
}
