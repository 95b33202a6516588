import { day, hour } from '#durations.ts';
import { clockIn, momentIn } from '#words/zone-clock.ts';

/** When an alert tells: at an hour of its day, or of its Mondays. */
export type Rhythm = { readonly frequency: 'daily' | 'weekly'; readonly hour: number; readonly timeZone: string };

const monday = 1;

/**
 * The first moment of a rhythm after another. An hour that clocks show twice counts once, the first time; one
 * that they leap over is an hour later.
 * @throws RangeError for what is no zone
 */
export function nextMoment(after: Date, { frequency, hour: wanted, timeZone }: Rhythm): Date {
  const today = Math.floor(clockIn(timeZone, after) / day) * day;
  for (let date = today; ; date += day) {
    if (frequency === 'weekly' && new Date(date).getUTCDay() !== monday) continue;
    const moment = momentIn(timeZone, date + wanted * hour);
    if (moment > after) return moment;
  }
}
