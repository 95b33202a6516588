import { addressValue, wholeNumber } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';
import { allowanceIn } from '#search/offer/offer-columns.ts';

const parameter = 'indemnite';

/**
 * Amounts to choose from, in euros a month. Half of the offers of 2026 pay at most 3,000, and one in twenty
 * at most 2,300.
 */
const steps = [2000, 2500, 3000, 3500, 4000] as const;

/** Largest allowance that can be requested, in euros a month; no mission pays more. */
const most = 99_999;

/**
 * The minimum monthly allowance in whole euros. It compares the shown amount, which is an estimate by the
 * official scale if the offer states none. Offers without either never match.
 */
export const allowance: CountedCriterion<number | null, number> = {
  parameters: [parameter],
  empty: null,
  read: (address) => {
    const euros = wholeNumber(addressValue(address, parameter) ?? '');
    return euros >= 1 && euros <= most ? euros : null;
  },
  write: String,
  chosen: (value) => (value === null ? [] : [value]),
  options: () => steps,
  with: (_value, option) => option,
  without: () => null,
  column: {
    name: 'allowance',
    options: (key) => steps.filter((step) => allowanceIn(key) >= step),
    passes: (value) => (_steps, key) => value === null || allowanceIn(key) >= value,
  },
};
