import { sql } from 'kysely';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';

/**
 * Months of mission, lower bound excluded: a mission of 12 months is in '6-12'. Longer than 24 months is in
 * no bucket.
 */
export const durationBuckets = ['0-6', '6-12', '12-18', '18-24'] as const;
export type DurationBucket = (typeof durationBuckets)[number];

const known = new Map(durationBuckets.map((bucket) => [bucket, bucket]));

/** Buckets as the site writes them, or months as the public offers API counts them. */
export const durations = listCriterion<DurationBucket>({
  parameters: ['missionsDurations'],
  known: () => known,
  parse: (text) => durationBuckets.find((bucket) => bucket === text) ?? durationBucketOf(wholeNumber(text)),
  filter: (buckets) => sql`i.duration_bucket = any (${buckets.map(numberOf)}::integer[])`,
  facet: {
    group: 'traits',
    key: () => sql`i.duration_bucket`,
    options: (key) => durationBuckets.filter((bucket) => numberOf(bucket) === Number(key)),
  },
});

/** The bucket of a number of months, or null above 24 (and for nothing at all). */
export function durationBucketOf(months: number): DurationBucket | null {
  const index = [6, 12, 18, 24].findIndex((upper) => months > 0 && months <= upper);
  return durationBuckets[index] ?? null;
}

/** As offer_index numbers them: 1 to 4, and 0 for none. */
function numberOf(bucket: DurationBucket): number {
  return durationBuckets.indexOf(bucket) + 1;
}
