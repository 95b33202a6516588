import { sql } from 'kysely';
import { addressValue } from './address-values.ts';
import type { Condition, CountedCriterion } from './criterion.ts';
import { isStartPeriod, startBounds, startPeriods } from './start-periods.ts';

const parameter = 'missionStartDate';

/** When the mission starts: in a period, or from a day on, as 'YYYY-MM-DD'. */
export const start: CountedCriterion<string | null, string> = {
  parameters: [parameter],
  empty: null,
  read: (address) => startOf(addressValue(address, parameter)),
  write: String,
  chosen: (value) => (value === null ? [] : [value]),
  options: () => startPeriods,
  with: (_value, option) => option,
  without: () => null,
  filter: startsIn,
  facet: {
    group: 'traits',
    key: (now) => {
      const { month, year } = startBounds(now);
      return sql`case when i.mission_start <= ${month}::date then 0 when i.mission_start < ${year}::date then 1 else 2 end`;
    },
    options: (key) => startPeriods.slice(Number(key), Number(key) + 1),
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

function startsIn(value: string | null, now: Date): Condition {
  const { month, year } = startBounds(now);
  if (value === 'immediately') return sql`i.mission_start <= ${month}::date`;
  if (value === 'in-a-month') return sql`i.mission_start > ${month}::date and i.mission_start < ${year}::date`;
  if (value === 'in-a-year') return sql`i.mission_start >= ${year}::date`;
  return sql`i.mission_start >= ${value}::date`;
}
