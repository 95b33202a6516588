import { day, minute } from '#durations.ts';

/** A code that proves an address. This file imports no server code: the form says these figures. */
export const contactCodeLimits = { digits: 6, minutes: 15, tries: 5 } as const;

/**
 * How many codes are sent at most, by whom and where to: nobody is flooded with letters that they did not ask
 * for.
 */
export const contactLetterLimits = {
  account: [
    { max: 5, within: 15 * minute },
    { max: 10, within: day },
  ],
  /** From all accounts together. */
  address: [{ max: 5, within: day }],
  /** A lecture hall may share one. */
  network: [{ max: 40, within: 15 * minute }],
} as const;
