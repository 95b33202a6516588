import { day } from '#durations.ts';
import { clockIn, momentIn } from './zone-clock.ts';

/** Days follow Paris time, because the offers are published there and French law applies. */
export const parisTime = 'Europe/Paris';

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: parisTime, dateStyle: 'short' });

/** Returns the calendar day in Paris, 'YYYY-MM-DD'. */
export function dayInParis(moment: Date): string {
  return dates.format(moment);
}

/**
 * Returns the last moment before an end, because an offer that closes at midnight has the day before as its
 * last.
 */
export function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/**
 * Returns the number of calendar days in Paris between two moments: 1 between the two sides of a midnight.
 */
export function parisDaysBetween(earlier: Date, later: Date): number {
  return (Date.parse(dayInParis(later)) - Date.parse(dayInParis(earlier))) / day;
}

/** Returns the time that clocks in Paris show, written as if in UTC. */
export const clockInParis = (moment: Date): number => clockIn(parisTime, moment);

/** Returns the moment at which clocks in Paris show the time that `clock` shows in UTC. */
export const momentInParis = (clock: number): Date => momentIn(parisTime, clock);
