import { chosenOf } from '#search/criteria/change-criteria.ts';
import { columnOf, facetNames } from '#search/criteria/criteria.ts';
import type { FacetName, OfferCriteria } from '#search/criteria/criteria.ts';
import type { Moment } from '#search/criterion/criterion.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { OfferStore } from '#search/store/offer-store.ts';

/** A criterion in use: what it lets through, by the number of an offer's key in its column. */
export type PlannedFilter = {
  readonly name: FacetName;
  readonly column: ColumnName;
  /** Its own bit among the filters that an offer fails. */
  readonly bit: number;
  /** That bit for keys that fail it, 0 for the others. */
  readonly fails: Int32Array;
};

/** Only criteria in use become filters. */
export function planFilters(criteria: OfferCriteria, moment: Moment, store: OfferStore): PlannedFilter[] {
  const used = facetNames.filter((name) => chosenOf(name, criteria).length > 0);
  return used.map((name, index) => planFilter(name, { criteria, moment, store, bit: 1 << index }));
}

type Planning<N extends FacetName> = {
  criteria: Pick<OfferCriteria, N>;
  moment: Moment;
  store: OfferStore;
  bit: number;
};

function planFilter<N extends FacetName>(name: N, { criteria, moment, store, bit }: Planning<N>): PlannedFilter {
  const { name: column, passes } = columnOf(name);
  const isMet = passes(criteria[name], moment);
  const [{ ofKey }, { texts }] = [store.options.of(name, moment.now), store.columns[column]];
  const fails = new Int32Array(texts.length);
  for (const [number, key] of texts.entries()) if (!isMet(ofKey[number] ?? [], key)) fails[number] = bit;
  return { name, column, bit, fails };
}

/** The filters that a facet is counted without: its own, and those behind it of the same nested column. */
export function bitsWithout(name: FacetName, filters: readonly PlannedFilter[]): number {
  const { name: column, isNested = false } = columnOf(name);
  const isBehind = (other: FacetName) => facetNames.indexOf(other) > facetNames.indexOf(name);
  const left = filters.filter(
    (filter) => filter.name === name || (isNested && filter.column === column && isBehind(filter.name)),
  );
  return left.reduce((bits, { bit }) => bits | bit, 0);
}
