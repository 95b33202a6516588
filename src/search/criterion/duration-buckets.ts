/**
 * Buckets of a mission's months. The lower bound is excluded, so 12 months are in '6-12'. More than 24 months
 * are in no bucket.
 */
export const durationBuckets = ['0-6', '6-12', '12-18', '18-24'] as const;
export type DurationBucket = (typeof durationBuckets)[number];

/** An exact number of months: '=12'. Programs may request it, but forms do not offer it. */
export type ExactDuration = `=${number}`;
export type Duration = DurationBucket | ExactDuration;

/** Parses an exact duration; null for any other text. */
export function exactDuration(text: string): ExactDuration | null {
  const months = /^=([1-9]\d?)$/.exec(text)?.[1];
  return months === undefined ? null : `=${Number(months)}`;
}

/** Returns the bucket of a number of months; null for 0 and for more than 24. */
export function durationBucketOf(months: number): DurationBucket | null {
  const index = [6, 12, 18, 24].findIndex((upper) => months > 0 && months <= upper);
  return durationBuckets[index] ?? null;
}
