import { sorts } from './criteria.ts';
import type { OfferCriteria, Sort } from './criteria.ts';

type Asked = Pick<OfferCriteria, 'query' | 'sort'>;

/** The order of the offers: the requested order, else relevance for a text, else newest first. */
export function effectiveSort({ query, sort }: Asked): Sort {
  const usual = query === '' ? sorts.date : sorts.relevance;
  return sort === null || (sort === sorts.relevance && query === '') ? usual : sort;
}

/** The order for the address: null if it is the order that applies by default. */
export function explicitSort(asked: Asked): Sort | null {
  const sort = effectiveSort(asked);
  return sort === effectiveSort({ ...asked, sort: null }) ? null : sort;
}

/** The orders that a search offers, the default first. Without a text relevance is not offered. */
export function possibleSorts(asked: Asked): readonly [Sort, ...Sort[]] {
  const usual = effectiveSort({ ...asked, sort: null });
  const others = Object.values(sorts).filter((sort) => explicitSort({ ...asked, sort }) === sort);
  return [usual, ...others];
}
