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
  column: { name: 'months', options: (key) => [durationBucketOf(Number(key))].filter((bucket) => bucket !== null) },
});
