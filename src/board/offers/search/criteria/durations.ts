import { wholeNumber } from './address-values.ts';
import { durationBucketOf, durationBuckets } from './duration-buckets.ts';
import type { DurationBucket } from './duration-buckets.ts';
import { listCriterion } from './list-criterion.ts';
import { conditionsIn } from './offer-columns.ts';

const known = new Map(durationBuckets.map((bucket) => [bucket, bucket]));

/** Buckets as the site writes them, or months as the public offers API counts them. */
export const durations = listCriterion<DurationBucket>({
  parameters: ['missionsDurations'],
  known: () => known,
  parse: (text) => durationBuckets.find((bucket) => bucket === text) ?? durationBucketOf(wholeNumber(text)),
  column: {
    name: 'conditions',
    options: (key) => [durationBucketOf(conditionsIn(key).months)].filter((bucket) => bucket !== null),
  },
});
