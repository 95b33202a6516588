import { addressValue } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';
import type { ColumnName } from './offer-columns.ts';

const yes: ReadonlySet<string | null> = new Set(['1', 'true', 'on']);

/** A criterion that is asked or not, of a column that says yes or nothing. */
export function flagCriterion(parameter: string, column: ColumnName): CountedCriterion<boolean, true> {
  return {
    parameters: [parameter],
    empty: false,
    read: (address) => yes.has(addressValue(address, parameter)),
    write: () => '1',
    chosen: (value) => (value ? [true] : []),
    options: () => [true],
    with: () => true,
    without: () => false,
    column: {
      name: column,
      options: (key) => (key === '' ? [] : [true]),
      passes: () => (options) => options.length > 0,
    },
  };
}
