/**
 * Months of mission, lower bound excluded: a mission of 12 months is in '6-12'. Longer than 24 months is in
 * no bucket.
 */
export const durationBuckets = ['0-6', '6-12', '12-18', '18-24'] as const;
export type DurationBucket = (typeof durationBuckets)[number];

/** Missions of exactly so many months: '=12'. No form offers it, programs ask for it. */
export type ExactDuration = `=${number}`;
export type Duration = DurationBucket | ExactDuration;

/** The exact duration that a text means; null for any other text. */
export function exactDuration(text: string): ExactDuration | null {
  const months = /^=([1-9]\d?)$/.exec(text)?.[1];
  return months === undefined ? null : `=${Number(months)}`;
}

/** The bucket of a number of months, or null above 24 (and for nothing at all). */
export function durationBucketOf(months: number): DurationBucket | null {
  const index = [6, 12, 18, 24].findIndex((upper) => months > 0 && months <= upper);
  return durationBuckets[index] ?? null;
}
