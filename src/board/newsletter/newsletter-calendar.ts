import { day } from '#durations.ts';
import { clockInParis } from '#words/paris-days.ts';

const tuesday = 2;
/**
 * Hours in Paris between which an issue is created, and the number of days on which this is tried. The first
 * of these days is the first Tuesday of a month.
 */
const opens = 10;
const closes = 20;
const tries = 3;

/**
 * Returns the month, 'YYYY-MM', whose issue may be created at a moment; null if there is none. An issue is
 * due at ten in the morning in Paris on the first Tuesday of its month. By then people have read Monday's
 * mail, and somebody is at work if the creation fails. After a failure the creation is tried again until
 * Thursday evening, between the same hours.
 */
export function monthDue(now: Date): string | null {
  const clock = new Date(clockInParis(now));
  const at = clock.getUTCHours();
  const first = firstTuesday(clock);
  const today = clock.getUTCDate();
  if (today < first || today >= first + tries || at < opens || at >= closes) return null;
  return clock.toISOString().slice(0, 7);
}

/** Returns the day of the first Tuesday of a month: 1 to 7. */
function firstTuesday(clock: Date): number {
  const weekday = new Date(clock.getTime() - (clock.getUTCDate() - 1) * day).getUTCDay();
  return 1 + ((tuesday - weekday + 7) % 7);
}
