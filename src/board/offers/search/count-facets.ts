import type { Board } from '#board/board.ts';
import { askIndex } from './ask-index.ts';
import type { FacetName, Facets, OfferCriteria } from './criteria.ts';

export type Counted<N extends FacetName> = { readonly total: number; readonly facets: Facets<N> };

/**
 * How many open offers meet the criteria, and how many each option of some criteria would give; no other is
 * counted.
 */
export async function countFacets<N extends FacetName>(
  board: Board,
  criteria: OfferCriteria,
  names: readonly N[],
): Promise<Counted<N>> {
  const { total, facets } = await askIndex(board, criteria, { facets: names, skip: 0, limit: 0, locale: 'fr' });
  return { total, facets };
}
