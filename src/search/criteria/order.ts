import { sorts } from './criteria.ts';
import type { OfferCriteria, Sort } from './criteria.ts';

type Asked = Pick<OfferCriteria, 'query' | 'sort'>;

/**
 * Returns the order of the offers: the requested order, else relevance if there is a text, else newest first.
 */
export function effectiveSort({ query, sort }: Asked): Sort {
  const usual = query === '' ? sorts.date : sorts.relevance;
  return sort === null || (sort === sorts.relevance && query === '') ? usual : sort;
}

/** Returns the order to write into the address; null if this order applies by default. */
export function explicitSort(asked: Asked): Sort | null {
  const sort = effectiveSort(asked);
  return sort === effectiveSort({ ...asked, sort: null }) ? null : sort;
}

/**
 * Returns the orders that a search offers, the default order first. Relevance is offered only if there is a
 * text.
 */
export function possibleSorts(asked: Asked): readonly [Sort, ...Sort[]] {
  const usual = effectiveSort({ ...asked, sort: null });
  const others = Object.values(sorts).filter((sort) => explicitSort({ ...asked, sort }) === sort);
  return [usual, ...others];
}
