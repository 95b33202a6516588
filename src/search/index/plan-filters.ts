import { chosenOf } from '#search/criteria/change-criteria.ts';
import { columnOf, facetNames, filterNames } from '#search/criteria/criteria.ts';
import type { FacetName, FilterName, OfferCriteria } from '#search/criteria/criteria.ts';
import type { Moment } from '#search/criterion/criterion.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { OfferStore } from '#search/store/offer-store.ts';

/** A criterion in use, as a table that says for each key of its column if the key fails. */
export type PlannedFilter = {
  readonly name: FilterName;
  readonly column: ColumnName;
  /** The bit that stands for this filter in the failed filters of an offer. */
  readonly bit: number;
  /** For each key: the bit of this filter if the key fails, 0 if it passes. */
  readonly fails: Int32Array;
};

/** Makes a filter of each criterion in use. */
export function planFilters(criteria: OfferCriteria, moment: Moment, store: OfferStore): PlannedFilter[] {
  const used = filterNames.filter((name) => chosenOf(name, criteria).length > 0);
  return used.map((name, index) => planFilter(name, { criteria, moment, store, bit: 1 << index }));
}

type Planning<N extends FilterName> = {
  criteria: Pick<OfferCriteria, N>;
  moment: Moment;
  store: OfferStore;
  bit: number;
};

function planFilter<N extends FilterName>(name: N, { criteria, moment, store, bit }: Planning<N>): PlannedFilter {
  const { name: column, passes } = columnOf(name);
  const isMet = passes(criteria[name], moment);
  const [{ ofKey }, { texts }] = [store.options.of(name, moment.now), store.columns[column]];
  const fails = new Int32Array(texts.length);
  for (const [number, key] of texts.entries()) if (!isMet(ofKey[number] ?? [], key)) fails[number] = bit;
  return { name, column, bit, fails };
}

/**
 * Returns the filters that the count of a facet ignores: its own filter and, in a nested column, the filters
 * that follow it.
 */
export function bitsWithout(name: FacetName, filters: readonly PlannedFilter[]): number {
  const { name: column, isNested = false } = columnOf(name);
  const isBehind = (other: FilterName) => facetNames.some((one, at) => one === other && at > facetNames.indexOf(name));
  const left = filters.filter(
    (filter) => filter.name === name || (isNested && filter.column === column && isBehind(filter.name)),
  );
  return left.reduce((bits, { bit }) => bits | bit, 0);
}
