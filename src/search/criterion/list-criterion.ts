import type { Reference } from '#reference/read-reference.ts';
import { addressValues } from './address-values.ts';
import type { Column, CountedCriterion, ExcludingCriterion } from './criterion.ts';

type Value = number | string;
type Known<Option> = { has: (option: Option) => boolean; keys: () => Iterable<Option> };
type Options<Option> = readonly Option[];
type Parts<Option> = Pick<CountedCriterion<Options<Option>, Option>, 'parameters'> & {
  readonly known: (reference: Reference) => Known<Option>;
  /** Parses a text of an address as an option; null for an unknown text. */
  readonly parse: (text: string, reference: Reference) => Option | null;
  /**
   * The column. An offer passes if it has one of the chosen options, unless `passes` defines another rule.
   */
  readonly column: Pick<Column<Options<Option>, Option>, 'name' | 'isNested' | 'options'> &
    Partial<Pick<Column<Options<Option>, Option>, 'passes'>>;
};

/** Defines a criterion with alternative options. Its value is sorted and contains each option once. */
export function listCriterion<Option extends Value>(parts: Parts<Option>): CountedCriterion<Options<Option>, Option> {
  const { known, parse, parameters, column } = parts;
  return {
    parameters,
    empty: [],
    read: (address, reference) =>
      sorted(
        addressValues(address, ...parameters)
          .map((text) => parse(text, reference))
          .filter((option) => option !== null)
          .filter((option) => known(reference).has(option)),
      ),
    write: String,
    chosen: (value) => value,
    options: (reference) => [...known(reference).keys()],
    with: (value, option) => sorted([...value, option]),
    without: (value, option) => value.filter((one) => one !== option),
    column: { passes: hasOneOf, ...column },
  };
}

/** Defines a criterion whose options exclude offers. */
export function excludingCriterion<Option extends Value>({
  column,
  ...parts
}: Parts<Option>): ExcludingCriterion<Options<Option>, Option> {
  return { ...listCriterion({ ...parts, column: { ...column, passes: hasNoneOf } }), excludes: true };
}

function hasNoneOf<Option>(value: Options<Option>): (options: Options<Option>) => boolean {
  const hasOne = hasOneOf(value);
  return (options) => !hasOne(options);
}

function hasOneOf<Option>(value: Options<Option>): (options: Options<Option>) => boolean {
  const asked = new Set(value);
  return (options) => options.some((option) => asked.has(option));
}

// Uses one collator for all calls, because localeCompare with options would create one for each call.
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Sorts options by number, else by code. '6-12' comes before '12-18', because its first number is smaller.
 */
function sorted<Option extends Value>(options: readonly Option[]): Option[] {
  if (options.length < 2) return [...options];
  return [...new Set(options)].toSorted((a, b) => compare(String(a), String(b)));
}
