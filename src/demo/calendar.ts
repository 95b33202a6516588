import { day, minute } from '#durations.ts';
import type { Random } from './random.ts';

/** Dates of an offer's broadcast and mission. */
export type Calendar = {
  readonly createdAt: Date;
  readonly broadcastStart: Date;
  readonly broadcastEnd: Date | null;
  readonly filledAt: Date | null;
  /** Calendar days, YYYY-MM-DD. */
  readonly missionStart: string;
  readonly missionEnd: string;
  /** Days since the broadcast began. */
  readonly age: number;
};

/**
 * Draws dates relative to `now`: most offers are open, about one in twenty is filled, and as many have
 * expired.
 */
export function drawCalendar(random: Random, now: Date, months: number): Calendar {
  const fate = random.fraction();
  const expired = fate < 0.045;
  const age = expired ? random.integer(40, 85) : Math.floor(86 * random.fraction() ** 1.4);
  const broadcastStart = officeHour(random, new Date(now.getTime() - age * day), now);
  const missionStart = drawMissionStart(random, now);
  return {
    age,
    broadcastStart,
    createdAt: new Date(broadcastStart.getTime() - random.integer(0, 3 * 24 * 60) * minute),
    broadcastEnd: expired ? endOfDay(now, -random.integer(1, age - 35)) : drawEnd(random, now),
    filledAt:
      fate > 0.95
        ? new Date(now.getTime() - (now.getTime() - broadcastStart.getTime()) * random.fraction() * 0.8)
        : null,
    missionStart: isoDay(missionStart),
    missionEnd: isoDay(addMonths(missionStart, months, -1)),
  };
}

/** Returns a time in office hours of a working day, never after `now`. */
function officeHour(random: Random, date: Date, now: Date): Date {
  const moment = new Date(date);
  moment.setUTCHours(random.integer(7, 16), random.integer(0, 59), random.integer(0, 59), 0);
  if (moment > now) moment.setTime(moment.getTime() - day);
  const weekday = moment.getUTCDay();
  const sinceFriday = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(moment.getTime() - sinceFriday * day);
}

/** Returns the end of the broadcast: null (no end), or a date within eleven weeks. */
function drawEnd(random: Random, now: Date): Date | null {
  return random.chance(0.08) ? null : endOfDay(now, random.integer(2, 77));
}

function endOfDay(now: Date, days: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 22, 59));
}

/** Returns the first day of a month, because missions start on such a day. Most missions start soon. */
function drawMissionStart(random: Random, now: Date): Date {
  const months = random.chance(0.25) ? random.integer(1, 6) : 1 + Math.floor(13 * random.fraction() ** 2.2);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}

function addMonths(date: Date, months: number, days: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate() + days));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
