import type { Reference } from '#reference/read-reference.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';

/** The time and the reference values of a search. */
export type Moment = { readonly now: Date; readonly reference: Pick<Reference, 'zoneOfCountry'> };

/**
 * A criterion: its parameters in an address, its value, and the column of the index by which it filters. A
 * value consists of options; without options, it filters nothing.
 */
export type Criterion<Value, Option> = {
  /**
   * Parameter names in the addresses of the existing site. All of them are read, and the first is written.
   * Only this property contains the names.
   */
  readonly parameters: readonly [string, ...string[]];
  /** The value without options. */
  readonly empty: Value;
  /** Reads the value from an address. It never fails: unknown values are dropped, and long values are cut. */
  readonly read: (address: URLSearchParams, known: Reference) => Value;
  readonly write: (option: Option) => string;
  /** Returns the chosen options, in the order of the address. */
  readonly chosen: (value: Value) => readonly Option[];
  /** Returns every option that a form may offer. */
  readonly options: (known: Reference) => readonly Option[];
  readonly with: (value: Value, option: Option) => Value;
  readonly without: (value: Value, option: Option) => Value;
  /** How the index filters and counts by the criterion; null if another part of the search filters by it. */
  readonly column: Column<Value, Option> | null;
};

/** A criterion whose options are counted. */
export type CountedCriterion<Value, Option> = Criterion<Value, Option> & { readonly column: Column<Value, Option> };

/**
 * A criterion that excludes offers: an offer passes if it has none of the chosen options. They are not
 * counted.
 */
export type ExcludingCriterion<Value, Option> = CountedCriterion<Value, Option> & { readonly excludes: true };

/** The column of the index by which the criterion filters; several criteria may share a column. */
export type Column<Value, Option> = {
  readonly name: ColumnName;
  /**
   * True for criteria that share a column and narrow each other in the order of their list: zones, countries,
   * cities. The options of such a criterion are counted without regard to itself and to the later criteria of
   * its list. The options of any other criterion are counted without regard to itself only.
   */
  readonly isNested?: true;
  /**
   * Returns the options of an offer by the key of the offer in the column. The options stay the same all day
   * (UTC).
   */
  readonly options: (key: string, now: Date) => readonly Option[];
  /** Returns the test for a chosen value. An offer passes if the options of its key pass the test. */
  readonly passes: (value: Value, moment: Moment) => (options: readonly Option[], key: string) => boolean;
};
