import { day, hour } from '#durations.ts';
import { clockIn, momentIn } from '#words/zone-clock.ts';

/** Times of an alert: an hour of every day, or of every Monday. */
export type Rhythm = { readonly frequency: 'daily' | 'weekly'; readonly hour: number; readonly timeZone: string };

const monday = 1;

/**
 * Returns the first moment after another moment at which an alert is due. A local time that occurs twice
 * means the first occurrence. A local time that the clock skips means an hour later.
 * @throws RangeError for an invalid time zone
 */
export function nextMoment(after: Date, { frequency, hour: wanted, timeZone }: Rhythm): Date {
  const today = Math.floor(clockIn(timeZone, after) / day) * day;
  for (let date = today; ; date += day) {
    if (frequency === 'weekly' && new Date(date).getUTCDay() !== monday) continue;
    const moment = momentIn(timeZone, date + wanted * hour);
    if (moment > after) return moment;
  }
}
