import type { Reference } from '#reference/read-reference.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';

/** When and with which reference values a search is asked. */
export type Moment = { readonly now: Date; readonly reference: Pick<Reference, 'zoneOfCountry'> };

/**
 * One thing that a candidate may ask of the offers: its place in an address, its value, and how the index
 * answers it. A value is made of options; one that chooses none asks nothing.
 */
export type Criterion<Value, Option> = {
  /**
   * The names of the existing site's addresses, here and nowhere else: all are read, the first is written.
   */
  readonly parameters: readonly [string, ...string[]];
  /** The value that asks nothing. */
  readonly empty: Value;
  /** Never fails: what is not known is left out, what is too long is cut. */
  readonly read: (address: URLSearchParams, known: Reference) => Value;
  readonly write: (option: Option) => string;
  /** Every option that narrows the search, in the order of the address. */
  readonly chosen: (value: Value) => readonly Option[];
  /** Every option that a form may offer. */
  readonly options: (known: Reference) => readonly Option[];
  readonly with: (value: Value, option: Option) => Value;
  readonly without: (value: Value, option: Option) => Value;
  /** How the index answers and counts it; null where another part of the search does. */
  readonly column: Column<Value, Option> | null;
};

/** A criterion whose options are counted. */
export type CountedCriterion<Value, Option> = Criterion<Value, Option> & { readonly column: Column<Value, Option> };

/** The column that answers a criterion; several may share one. */
export type Column<Value, Option> = {
  readonly name: ColumnName;
  /**
   * Its criteria narrow each other in the order of their list: the options of one are counted without itself
   * and those behind it. Those of other columns are counted without themselves alone.
   */
  readonly isNested?: true;
  /** The options that an offer has by its key; the same all day (UTC). */
  readonly options: (key: string, now: Date) => readonly Option[];
  /** Which keys, by their options of that day, meet a value that asks something. */
  readonly passes: (value: Value, moment: Moment) => (options: readonly Option[], key: string) => boolean;
};
