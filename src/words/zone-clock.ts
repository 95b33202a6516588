import { day, minute } from '#durations.ts';
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  const formatter = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * Returns the milliseconds by which a zone's clocks are ahead of UTC. @throws RangeError for an unknown
 * zone
 */
function offsetAt(timeZone: string, moment: number): number {
  const parts = formatterOf(timeZone).formatToParts(moment);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
}

/**
 * Returns the date and time that a clock in the zone shows, as the UTC timestamp with the same date and time.
 * @throws RangeError for an unknown zone
 */
export const clockIn = (timeZone: string, moment: Date): number =>
  moment.getTime() + offsetAt(timeZone, moment.getTime());

/**
 * Returns the first moment at which a clock in the zone shows the date and time of the UTC timestamp `clock`.
 * A time that the clocks skip in spring is moved forward by the skipped hour: half past two becomes half past
 * three.
 * @throws RangeError for an unknown zone
 */
export function momentIn(timeZone: string, clock: number): Date {
  const moments = [clock - day, clock + day]
    .map((near) => new Date(clock - offsetAt(timeZone, near)))
    .toSorted((a, b) => a.getTime() - b.getTime());
  return moments.find((moment) => clockIn(timeZone, moment) === clock) ?? new Date(Math.max(...moments.map(Number)));
}
