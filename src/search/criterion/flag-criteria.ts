import { addressValue } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';
import { conditionsIn } from '#search/offer/offer-columns.ts';

export const remoteWork = flagCriterion('teletravail', (conditions) => conditionsIn(conditions).remote);

export const environmental = flagCriterion('porteEnv', (conditions) => conditionsIn(conditions).environmental);

const yes: ReadonlySet<string | null> = new Set(['1', 'true', 'on']);

/** Defines a criterion that is on or off, read from the conditions of an offer. */
function flagCriterion(parameter: string, has: (conditions: string) => boolean): CountedCriterion<boolean, true> {
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
      name: 'conditions',
      options: (key) => (has(key) ? [true] : []),
      passes: () => (options) => options.length > 0,
    },
  };
}
