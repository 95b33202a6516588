import type { Reference } from '#reference/read-reference.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';

/** The time and the reference values of a search. */
export type Moment = { readonly now: Date; readonly reference: Pick<Reference, 'zoneOfCountry'> };

/**
 * One criterion: its place in an address, its value, and the column of the index that answers it. A value
 * consists of options; a value without options does not filter.
 */
export type Criterion<Value, Option> = {
  /**
   * Parameter names in the existing site's addresses: all are read, the first is written. No other file
   * contains them.
   */
  readonly parameters: readonly [string, ...string[]];
  /** The value without options. */
  readonly empty: Value;
  /** Never fails: unknown values are dropped, long values are cut. */
  readonly read: (address: URLSearchParams, known: Reference) => Value;
  readonly write: (option: Option) => string;
  /** The chosen options, in the order of the address. */
  readonly chosen: (value: Value) => readonly Option[];
  /** Every option that a form may offer. */
  readonly options: (known: Reference) => readonly Option[];
  readonly with: (value: Value, option: Option) => Value;
  readonly without: (value: Value, option: Option) => Value;
  /** How the index filters and counts by the criterion; null if another part of the search does. */
  readonly column: Column<Value, Option> | null;
};

/** A criterion whose options are counted. */
export type CountedCriterion<Value, Option> = Criterion<Value, Option> & { readonly column: Column<Value, Option> };

/** The column of the index by which the criterion filters; several criteria may share a column. */
export type Column<Value, Option> = {
  readonly name: ColumnName;
  /**
   * True for criteria that share a column and narrow each other in the order of their list: zones,
   * countries, cities. The options of such a criterion are counted without itself and without the later
   * criteria of its list. The options of any other criterion are counted only without itself.
   */
  readonly isNested?: true;
  /** The options of an offer, derived from its key in the column; they stay the same all day (UTC). */
  readonly options: (key: string, now: Date) => readonly Option[];
  /** Returns, for a chosen value, the test that the options of an offer's key must pass. */
  readonly passes: (value: Value, moment: Moment) => (options: readonly Option[], key: string) => boolean;
};
