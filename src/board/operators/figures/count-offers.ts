import type { Board } from '#board/context/board.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import type { FacetCount } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import type { Locale } from '#words/locale.ts';

export type CountedOption = { readonly name: string; readonly count: number };

/** Counts the open offers by country and by job field, the greatest number first. */
export async function countOpenOffers(
  board: Board,
  locale: Locale,
): Promise<{ total: number; countries: readonly CountedOption[]; fields: readonly CountedOption[] }> {
  const reference = await board.reference();
  const all = readCriteria(new URLSearchParams(), reference);
  const { total, facets } = await countFacets(board, all, ['countries', 'specializations'], locale);
  const named = <Id>(counts: readonly FacetCount<Id>[], labels: ReadonlyMap<Id, Readonly<Record<Locale, string>>>) =>
    counts
      .map(({ value, count }): CountedOption => ({ name: labels.get(value)?.[locale] ?? String(value), count }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale));
  return {
    total,
    countries: named(facets.countries, reference.countries),
    fields: named(facets.specializations, reference.specializations),
  };
}
