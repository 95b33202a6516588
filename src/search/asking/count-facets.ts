import type { SearchContext } from './search-context.ts';
import type { Locale } from '#words/locale.ts';
import type { FacetName, Facets, OfferCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from './prepare-search.ts';

export type CountedFacets<N extends FacetName> = {
  readonly total: number;
  readonly facets: Facets<N>;
  /** The criteria of the search, including the places and companies that its text names. */
  readonly criteria: OfferCriteria;
};

/**
 * Counts the open offers that meet the criteria. For the requested criteria, it also counts the offers of
 * each option.
 * @param locale language of words that exist in both languages
 */
export async function countFacets<N extends FacetName>(
  context: SearchContext,
  criteria: OfferCriteria,
  names: readonly N[],
  locale: Locale = 'fr',
): Promise<CountedFacets<N>> {
  const search = await prepareSearch(context, criteria, locale);
  const { total, facets } = await search.ask({ facets: names, skip: 0, limit: 0 });
  return { total, facets, criteria: search.reading.criteria };
}
