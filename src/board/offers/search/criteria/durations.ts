import { sql } from 'kysely';
import { wholeNumber } from './address-values.ts';
import { durationBucketOf, durationBuckets } from './duration-buckets.ts';
import type { DurationBucket } from './duration-buckets.ts';
import { listCriterion } from './list-criterion.ts';

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

/** As offer_index numbers them: 1 to 4, and 0 for none. */
function numberOf(bucket: DurationBucket): number {
  return durationBuckets.indexOf(bucket) + 1;
}
