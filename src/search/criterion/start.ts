import { addressValue } from './address-values.ts';
import type { CountedCriterion } from './criterion.ts';
import { isStartPeriod, startBounds, startPeriods } from './start-periods.ts';
import type { StartBounds, StartPeriod } from './start-periods.ts';

const parameter = 'missionStartDate';

/** Start of the mission: a period, or the first possible day as 'YYYY-MM-DD'. */
export const start: CountedCriterion<string | null, string> = {
  parameters: [parameter],
  empty: null,
  read: (address) => startOf(addressValue(address, parameter)),
  write: String,
  chosen: (value) => (value === null ? [] : [value]),
  options: () => startPeriods,
  with: (_value, option) => option,
  without: () => null,
  column: {
    name: 'missionStart',
    options: (day, now) => startPeriods.filter((period) => isIn(period, day, startBounds(now))),
    passes: (value, { now }) => {
      const bounds = startBounds(now);
      if (isStartPeriod(value)) return (_periods, day) => isIn(value, day, bounds);
      return (_periods, day) => value === null || day >= value;
    },
  },
};

function startOf(value: string | null): string | null {
  if (isStartPeriod(value)) return value;
  const date = /^(20\d\d-\d\d-\d\d)(T|$)/.exec(value ?? '')?.[1];
  return date !== undefined && isCalendarDate(date) ? date : null;
}

function isCalendarDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function isIn(period: StartPeriod, day: string, { month, year }: StartBounds): boolean {
  if (period === 'immediately') return day <= month;
  return period === 'in-a-year' ? day >= year : day > month && day < year;
}
