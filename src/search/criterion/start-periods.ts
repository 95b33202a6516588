/**
 * Periods in which a mission may start: within a month from now (or already begun), after a month and within
 * a year, after a year.
 */
export const startPeriods = ['immediately', 'in-a-month', 'in-a-year'] as const;
export type StartPeriod = (typeof startPeriods)[number];

export function isStartPeriod(value: string | null): value is StartPeriod {
  return startPeriods.some((period) => period === value);
}

/** The days ('YYYY-MM-DD', UTC) that separate the three periods. */
export type StartBounds = { readonly month: string; readonly year: string };

/**
 * Returns the days one month and one year after a moment. One month after 31 January is the last day of
 * February.
 */
export function startBounds(now: Date): StartBounds {
  return { month: monthsAfter(now, 1), year: monthsAfter(now, 12) };
}

function monthsAfter(now: Date, months: number): string {
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0));
  const day = Math.min(now.getUTCDate(), lastOfMonth.getUTCDate());
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), day)).toISOString().slice(0, 10);
}
