import { day } from '#durations.ts';
import { clockIn, momentIn } from './zone-clock.ts';

/** Days are those of Paris, where the offers are published and the law on volunteering is read. */
export const parisTime = 'Europe/Paris';

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: parisTime, dateStyle: 'short' });

/** The calendar day in Paris, 'YYYY-MM-DD'. */
export function dayInParis(moment: Date): string {
  return dates.format(moment);
}

/** The last moment of what ends: an offer that closes at midnight has the day before as its last. */
export function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** How many calendar days of Paris lie between two moments: 1 between the two sides of a midnight. */
export function parisDaysBetween(earlier: Date, later: Date): number {
  return (Date.parse(dayInParis(later)) - Date.parse(dayInParis(earlier))) / day;
}

/** What clocks in Paris show, as if they stood in UTC. */
export const clockInParis = (moment: Date): number => clockIn(parisTime, moment);

/** The moment at which clocks in Paris show what `clock` shows in UTC. */
export const momentInParis = (clock: number): Date => momentIn(parisTime, clock);
