import type { RawBuilder } from 'kysely';
import type { Reference } from '#board/reference/read-reference.ts';

/** A condition on a row `i` of offer_index. */
export type Condition = RawBuilder<boolean>;

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
  /** The offers that meet a value that asks something; null where another part of the search answers it. */
  readonly filter: ((value: Value, now: Date) => Condition) | null;
  /** Null where choices are not counted. */
  readonly facet: Facet<Option> | null;
};

/** A criterion whose options are counted. */
export type CountedCriterion<Value, Option> = Criterion<Value, Option> & {
  readonly filter: (value: Value, now: Date) => Condition;
  readonly facet: Facet<Option>;
};

/** How offers are grouped to count the options of a criterion. */
type Facet<Option> = {
  /**
   * Facets of one group are counted in one pass: together they have few values, or one follows from the
   * other.
   */
  readonly group?: 'places' | 'traits';
  /** What they are grouped by: an expression on a row `i` of offer_index. */
  readonly key: (now: Date) => RawBuilder<unknown>;
  /** Where a key numbers a list: the select, by `key`, of each `member`. */
  readonly members?: RawBuilder<unknown>;
  /** The options that an offer has by its key, as text. */
  readonly options: (key: string) => readonly Option[];
};
