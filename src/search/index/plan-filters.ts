import { chosenOf } from '#search/criteria/change-criteria.ts';
import { columnOf, facetNames, filterNames } from '#search/criteria/criteria.ts';
import type { FacetName, FilterName, OfferCriteria } from '#search/criteria/criteria.ts';
import type { Moment } from '#search/criterion/criterion.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { OptionTables } from '#search/store/option-tables.ts';
import type { Dictionary } from '#search/store/dictionary.ts';

/** A criterion in use, as a table that says for each key of its column if the key fails. */
export type PlannedFilter = {
  readonly name: FilterName;
  readonly column: ColumnName;
  /** The bit that stands for this filter in the failed filters of an offer. */
  readonly bit: number;
  /** For each key: the bit of this filter if the key fails, 0 if it passes. */
  readonly fails: Int32Array;
};

/** The keys of each column, and the options that they mean. */
export type KnownKeys = {
  readonly columns: Readonly<Record<ColumnName, Dictionary>>;
  readonly options: OptionTables;
};

/** Makes a filter of each criterion in use. */
export function planFilters(criteria: OfferCriteria, moment: Moment, known: KnownKeys): PlannedFilter[] {
  const used = filterNames.filter((name) => chosenOf(name, criteria).length > 0);
  return used.map((name, index) => planFilter(name, { criteria, moment, known, bit: 1 << index }));
}

type Planning<N extends FilterName> = {
  criteria: Pick<OfferCriteria, N>;
  moment: Moment;
  known: KnownKeys;
  bit: number;
};

function planFilter<N extends FilterName>(name: N, { criteria, moment, known, bit }: Planning<N>): PlannedFilter {
  const { name: column, passes } = columnOf(name);
  const isMet = passes(criteria[name], moment);
  const [{ ofKey }, { texts }] = [known.options.of(name, moment.now), known.columns[column]];
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
