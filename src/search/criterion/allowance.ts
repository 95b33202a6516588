import { addressValue, wholeNumber } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';
import { allowanceIn } from '#search/offer/offer-columns.ts';

const parameter = 'indemnite';

/** Euros a month that a form offers: half of the offers of 2026 pay 3,000 or less, one in twenty 2,300. */
const steps = [2000, 2500, 3000, 3500, 4000] as const;

/** No mission pays more euros a month. */
const most = 99_999;

/** The least monthly allowance, in whole euros. An offer that does not say its own meets none. */
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
