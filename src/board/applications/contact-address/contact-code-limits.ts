import { day, minute } from '#durations.ts';

/**
 * Limits of a code that confirms an address. This file imports no server code, because the form shows these
 * figures.
 */
export const contactCodeLimits = { digits: 6, minutes: 15, tries: 5 } as const;

/** Limits of codes by sender and by recipient, so that nobody gets a flood of unwanted letters. */
export const contactLetterLimits = {
  account: [
    { max: 5, within: 15 * minute },
    { max: 10, within: day },
  ],
  /** Limit per address, for all accounts together that request codes for it. */
  address: [{ max: 5, within: day }],
  /** Limit per network. It is higher, because a whole lecture hall may use one network. */
  network: [{ max: 40, within: 15 * minute }],
} as const;
