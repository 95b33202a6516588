import { wholeNumber } from './address-values.ts';
import { type Duration, durationBucketOf, durationBuckets, exactDuration } from './duration-buckets.ts';
import { listCriterion } from './list-criterion.ts';
import { conditionsIn } from '#search/offer/offer-columns.ts';

const buckets: ReadonlySet<Duration> = new Set(durationBuckets);
const known = {
  has: (duration: Duration) => buckets.has(duration) || exactDuration(duration) !== null,
  keys: () => durationBuckets,
};

/**
 * Durations of the mission. It accepts buckets as the site writes them, numbers of months (read as their
 * bucket), and exact durations (`=12`).
 */
export const durations = listCriterion<Duration>({
  parameters: ['missionsDurations'],
  known: () => known,
  parse: (text) =>
    durationBuckets.find((bucket) => bucket === text) ?? exactDuration(text) ?? durationBucketOf(wholeNumber(text)),
  column: {
    name: 'conditions',
    options: (key) => [durationBucketOf(conditionsIn(key).months)].filter((bucket) => bucket !== null),
    passes: (asked) => {
      const durations: ReadonlySet<Duration> = new Set(asked);
      return (options, key) =>
        durations.has(`=${conditionsIn(key).months}`) || options.some((option) => durations.has(option));
    },
  },
});
