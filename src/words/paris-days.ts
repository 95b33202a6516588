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
 * Returns the last moment before an end: the last day of an offer that closes at midnight is the day before.
 */
export function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** Returns the number of midnights in Paris between two moments: 1 between 23:59 and 00:01. */
export function parisDaysBetween(earlier: Date, later: Date): number {
  return (Date.parse(dayInParis(later)) - Date.parse(dayInParis(earlier))) / day;
}

/**
 * Returns the date and time that a clock in Paris shows, as the UTC timestamp with the same date and time.
 */
export const clockInParis = (moment: Date): number => clockIn(parisTime, moment);

/**
 * Returns the moment at which a clock in Paris shows the date and time that the UTC timestamp `clock` has.
 */
export const momentInParis = (clock: number): Date => momentIn(parisTime, clock);
