import type { Board } from '#board/board.ts';
import type { FacetName, OfferCriteria } from './criteria.ts';
import { searchAtOneMoment } from './search-at-one-moment.ts';
import type { Corrected } from './search-at-one-moment.ts';
import { type Tally, tallyFacets } from './tally-facets.ts';

/**
 * How many open offers meet the criteria, and how many each option of some criteria would give; no other is
 * counted.
 */
export function countFacets<N extends FacetName>(
  board: Board,
  criteria: OfferCriteria,
  names: readonly N[],
): Promise<Tally<N> & Corrected> {
  return searchAtOneMoment(board, criteria, (searched) => tallyFacets(searched, names));
}
