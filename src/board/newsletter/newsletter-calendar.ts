import { day } from '#durations.ts';
import { clockInParis } from '#words/paris-days.ts';

const tuesday = 2;
/** Hours of Paris in which an issue is cut, and the days for which it is tried. */
const opens = 10;
const closes = 20;
const tries = 3;

/**
 * The month, 'YYYY-MM', whose issue may be cut at a moment: from ten in the morning of its first Tuesday in
 * Paris, when the mail of Monday is read and somebody is at work should it go wrong. What was away then is
 * tried until Thursday, by day. Null at other times.
 */
export function monthDue(now: Date): string | null {
  const clock = new Date(clockInParis(now));
  const at = clock.getUTCHours();
  const first = firstTuesday(clock);
  const today = clock.getUTCDate();
  if (today < first || today >= first + tries || at < opens || at >= closes) return null;
  return clock.toISOString().slice(0, 7);
}

/** The day of the first Tuesday of a month: 1 to 7. */
function firstTuesday(clock: Date): number {
  const weekday = new Date(clock.getTime() - (clock.getUTCDate() - 1) * day).getUTCDay();
  return 1 + ((tuesday - weekday + 7) % 7);
}
