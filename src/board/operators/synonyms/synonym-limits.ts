/** Limits of words of the staff. This file imports nothing, so that forms can use it. */
export const synonymLimits = {
  word: 60,
  /** Largest part of the open offers that may contain a word. */
  widest: 1 / 3,
  /** Number of open offers below which their part says nothing. */
  fewOffers: 30,
  /** Days of which the asked searches are looked at. */
  days: 30,
  /** Words of the staff in all. */
  most: 500,
} as const;
