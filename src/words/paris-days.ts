/** Days are those of Paris, where the offers are published and the law on volunteering is read. */
export const parisTime = 'Europe/Paris';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: parisTime, dateStyle: 'short' });
const offset = new Intl.DateTimeFormat('en-CA', { timeZone: parisTime, timeZoneName: 'longOffset' });

/** The calendar day in Paris, 'YYYY-MM-DD'. */
export function dayInParis(moment: Date): string {
  return day.format(moment);
}

/** The last moment of what ends: an offer that closes at midnight has the day before as its last. */
export function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** How many calendar days of Paris lie between two moments: 1 between the two sides of a midnight. */
export function parisDaysBetween(earlier: Date, later: Date): number {
  return (Date.parse(dayInParis(later)) - Date.parse(dayInParis(earlier))) / 86_400_000;
}

/** What clocks in Paris show, as if they stood in UTC. */
export const clockInParis = (moment: Date): number => moment.getTime() + parisOffset(moment.getTime());

/**
 * The moment at which clocks in Paris show what `clock` shows in UTC. Two rounds settle the hours around a
 * change of summer time.
 */
export function momentInParis(clock: number): Date {
  const guess = clock - parisOffset(clock);
  return new Date(clock - parisOffset(guess));
}

function parisOffset(moment: number): number {
  const name = offset.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
}
