import { day } from '#durations.ts';
import { clockInParis } from '#words/paris-days.ts';

const tuesday = 2;
/** Hours in Paris in which an issue is created, and the days on which it is tried. */
const opens = 10;
const closes = 20;
const tries = 3;

/**
 * Returns the month, 'YYYY-MM', whose issue may be created at a moment: from ten in the morning of its
 * first Tuesday in Paris, when Monday's mail is read and somebody is at work if it goes wrong. If it fails,
 * it is tried until Thursday, in daytime. Null at other times.
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
