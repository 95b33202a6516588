import { sorts } from './criteria.ts';
import type { OfferCriteria, Sort } from './criteria.ts';

type Asked = Pick<OfferCriteria, 'query' | 'sort'>;

/** The order of the offers: the one asked for; where none is, relevance to a text, else the newest first. */
export function effectiveSort({ query, sort }: Asked): Sort {
  const usual = query === '' ? sorts.date : sorts.relevance;
  return sort === null || (sort === sorts.relevance && query === '') ? usual : sort;
}

/** The order as an address says it: null for the one that there would be anyway. */
export function saidSort(asked: Asked): Sort | null {
  const sort = effectiveSort(asked);
  return sort === effectiveSort({ ...asked, sort: null }) ? null : sort;
}

/** The orders that a search can have, the usual one first: without a text nothing is relevant. */
export function possibleSorts(asked: Asked): readonly [Sort, ...Sort[]] {
  const usual = effectiveSort({ ...asked, sort: null });
  const others = Object.values(sorts).filter((sort) => saidSort({ ...asked, sort }) === sort);
  return [usual, ...others];
}
