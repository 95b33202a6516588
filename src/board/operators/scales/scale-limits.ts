/** Limits of a scale of allowances. This file imports nothing, so that forms can use it. */
export const scaleLimits = {
  /** Euros a month of a place, beside the fixed part. */
  local: { least: 200, most: 10_000 },
  /** Euros a month of the fixed part. */
  fixed: { least: 200, most: 5000 },
  year: { least: 2000, most: 2100 },
  source: 300,
  link: 500,
  /** Characters of the pasted table. */
  rows: 40_000,
  /** Places of a scale. */
  places: 1000,
  /** Days until which a scale may wait for its day. */
  wait: 731,
  /** Change of an amount, as a part of it, that a check points out. */
  large: 0.2,
} as const;
