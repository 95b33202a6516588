import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import type { FacetName, OfferCriteria } from './criteria.ts';
import type { IndexAnswer } from './index/offer-index.ts';
import { effectiveSort } from './order.ts';
import { plainTextQuery } from './plain-text-query.ts';

type Wanted<N extends FacetName> = {
  readonly facets: readonly N[];
  readonly skip: number;
  readonly limit: number;
  readonly locale: Locale;
};

/** What the index says of some criteria, whose text is taken word by word, at one moment. */
export async function askIndex<N extends FacetName>(
  board: Board,
  criteria: OfferCriteria,
  wanted: Wanted<N>,
): Promise<IndexAnswer<N>> {
  const index = await board.search();
  const text = plainTextQuery(criteria.query);
  return index.search({ criteria, text, sort: effectiveSort(criteria), now: board.now(), ...wanted });
}
