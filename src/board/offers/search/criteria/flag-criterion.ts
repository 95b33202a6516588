import { sql } from 'kysely';
import { addressValue } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';

const yes: ReadonlySet<string | null> = new Set(['1', 'true', 'on']);

/** A criterion that is asked or not, of a column of offer_index. */
export function flagCriterion(parameter: string, column: string): CountedCriterion<boolean, true> {
  return {
    parameters: [parameter],
    empty: false,
    read: (address) => yes.has(addressValue(address, parameter)),
    write: () => '1',
    chosen: (value) => (value ? [true] : []),
    options: () => [true],
    with: () => true,
    without: () => false,
    filter: () => sql`i.${sql.ref(column)}`,
    facet: { group: 'traits', key: () => sql`i.${sql.ref(column)}`, options: (key) => (key === 'true' ? [true] : []) },
  };
}
