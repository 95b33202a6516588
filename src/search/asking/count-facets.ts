import type { SearchContext } from './search-context.ts';
import type { Locale } from '#words/locale.ts';
import type { FacetName, Facets, OfferCriteria } from '#search/criteria/criteria.ts';
import { openSearch } from './open-search.ts';

export type Counted<N extends FacetName> = {
  readonly total: number;
  readonly facets: Facets<N>;
  /** As they were understood: places and companies of the text are among them. */
  readonly criteria: OfferCriteria;
};

/**
 * How many open offers meet the criteria, and how many each option of some criteria would give; no other is
 * counted.
 * @param locale the language that a text is read in where it could be of both
 */
export async function countFacets<N extends FacetName>(
  context: SearchContext,
  criteria: OfferCriteria,
  names: readonly N[],
  locale: Locale = 'fr',
): Promise<Counted<N>> {
  const search = await openSearch(context, criteria, locale);
  const { total, facets } = search.ask({ facets: names, skip: 0, limit: 0 });
  return { total, facets, criteria: search.reading.criteria };
}
