import { day, hour } from '#durations.ts';
import { clockInParis, momentInParis } from '#words/paris-days.ts';

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

/**
 * Returns the month of the next issue, and the moment at which it is due: now, if it may be created already.
 * @param cut month of the last issue; null before the first
 */
export function nextIssue(now: Date, cut: string | null): { readonly month: string; readonly at: Date } {
  const today = new Date(clockInParis(now));
  for (let ahead = 0; ; ahead += 1) {
    const begin = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1));
    const month = begin.toISOString().slice(0, 7);
    if (month === cut) continue;
    const days = Array.from({ length: tries }, (_, index) => begin.getTime() + (firstTuesday(begin) - 1 + index) * day);
    const open = days.find((midnight) => momentInParis(midnight + closes * hour) > now);
    if (open === undefined) continue;
    const at = momentInParis(open + opens * hour);
    return { month, at: at > now ? at : now };
  }
}

/** Returns the day of the first Tuesday of a month: 1 to 7. */
function firstTuesday(clock: Date): number {
  const weekday = new Date(clock.getTime() - (clock.getUTCDate() - 1) * day).getUTCDay();
  return 1 + ((tuesday - weekday + 7) % 7);
}
