/**
 * Within a month from now (or already begun); later than a month and within a year; a year from now or later.
 */
export const startPeriods = ['immediately', 'in-a-month', 'in-a-year'] as const;
export type StartPeriod = (typeof startPeriods)[number];

export function isStartPeriod(value: string | null): value is StartPeriod {
  return startPeriods.some((period) => period === value);
}

/** The days, 'YYYY-MM-DD' in UTC, that part «immediately», «in a month» and «in a year». */
export type StartBounds = { readonly month: string; readonly year: string };

/** A month and a year after the given moment; from 31 January a month leads to the last of February. */
export function startBounds(now: Date): StartBounds {
  return { month: monthsAfter(now, 1), year: monthsAfter(now, 12) };
}

function monthsAfter(now: Date, months: number): string {
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0));
  const day = Math.min(now.getUTCDate(), lastOfMonth.getUTCDate());
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), day)).toISOString().slice(0, 10);
}
