import { day, hour, minute } from '#durations.ts';
import { clockInParis, dayInParis, momentInParis } from '#words/paris-days.ts';

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Time in the notation of the public offers API. A time without a zone is Paris time, because the offers are
 * published in Paris.
 */
export type SourceMoment = {
  readonly instant: Date;
  /** Calendar day in Paris, `YYYY-MM-DD`. */
  readonly day: string;
};

/**
 * Reads `2026-04-10T11:36:07Z`, `2025-01-10T00:00:00`, `2025-02-03T09:21:07.318` or `2025-01-10`.
 * @returns null for years before 1900, because the source writes year 0001 for an unknown date
 * @throws ImpossibleDate if the text is not a date, or if its day or time does not exist
 */
export function readMoment(text: string): SourceMoment | null {
  const parts = shape.exec(text.trim());
  if (!parts) throw new ImpossibleDate(text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const milliseconds = Number((parts[7] ?? '0').padEnd(3, '0').slice(0, 3));
  const clock = wallClock(year, month, day, hour, minute, second, milliseconds);
  if (clock === undefined) throw new ImpossibleDate(text);
  if (year < 1900) return null;
  if (parts[8] === undefined) return { instant: momentInParis(clock), day: dayOf(clock) };
  const instant = new Date(clock - offsetOf(parts[8]));
  return { instant, day: dayInParis(instant) };
}

export class ImpossibleDate extends Error {
  readonly code = 'import.impossibleDate';
  constructor(text: string) {
    super(`a date such as 2027-03-01T00:00:00 was expected, not ${JSON.stringify(text.slice(0, 40))}`);
  }
}

/**
 * Returns the same day `months` later, or the last day of the month if it has no such day. Days are
 * `YYYY-MM-DD`.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns the same time of day in Paris, `days` later, even if summer time begins or ends in between. */
export function addDays(moment: SourceMoment, days: number): Date {
  return momentInParis(clockInParis(moment.instant) + days * day);
}

/**
 * Returns the milliseconds since 1970 that a time would have in UTC. Undefined if the day or the time does
 * not exist.
 */
function wallClock(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  ms: number,
): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && hour < 24 && minute < 60 && second < 60 ? date.setUTCHours(hour, minute, second, ms) : undefined;
}

/** Returns the milliseconds by which a zone, `Z` or `+02:00`, is ahead of UTC. */
function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const offset = Number(zone.slice(1, 3)) * hour + Number(zone.slice(-2)) * minute;
  return zone.startsWith('-') ? -offset : offset;
}

function dayOf(clock: number): string {
  return new Date(clock).toISOString().slice(0, 10);
}
