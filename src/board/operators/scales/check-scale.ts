import { sql } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { day } from '#durations.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { dayInParis } from '#words/paris-days.ts';
import { compareScales, scaleOf } from './compare-scales.ts';
import { listScales, readScale } from './list-scales.ts';
import { readAmount } from './read-amount.ts';
import { readScaleRows } from './read-scale-rows.ts';
import { scaleLimits } from './scale-limits.ts';
import { unknownCities } from './unknown-cities.ts';

/** Fields of the form of a scale. */
export const scaleFields = ['year', 'from', 'fixed', 'source', 'link', 'rows'] as const;
/** Untrusted input of the form. */
export type TypedScale = { readonly [field in (typeof scaleFields)[number]]: string };

const required = fieldCode('field.required');
const invalid = fieldCode('field.invalid');
const typed = (most: number) =>
  z
    .string()
    .max(2 * most, fieldCode('name.tooLong'))
    .transform(cleanLine);
const line = (most: number) => typed(most).pipe(z.string().min(1, required).max(most, fieldCode('name.tooLong')));
const isWithin =
  ({ least, most }: { least: number; most: number }) =>
  (value: number) =>
    value >= least && value <= most;
const input = z.object({
  year: z
    .string()
    .trim()
    .min(1, required)
    .regex(/^\d{4}$/, invalid)
    .transform(Number)
    .refine(isWithin(scaleLimits.year), invalid),
  from: z.string().min(1, required).pipe(z.iso.date(invalid)),
  fixed: z
    .string()
    .min(1, required)
    .max(20, invalid)
    .transform((text) => readAmount(text) ?? 0)
    .refine(isWithin(scaleLimits.fixed), invalid),
  source: line(scaleLimits.source),
  link: line(scaleLimits.link).pipe(z.url({ protocol: /^https?$/, error: invalid })),
  rows: z
    .string()
    .max(scaleLimits.rows, fieldCode('name.tooLong'))
    .refine((text) => text.trim() !== '', required),
});

/**
 * Checks a scale against the last one, without saving anything. A scale with wrong lines cannot be saved.
 * @throws InvalidInput for the other fields; `from` must be later than the day of the last scale
 */
export async function checkScale(board: Pick<Board, 'db' | 'now'>, given: TypedScale) {
  const { rows, ...facts } = parseInput(input, given);
  const { last } = await listScales(board);
  const latest = dayInParis(new Date(board.now().getTime() + scaleLimits.wait * day));
  if (facts.from > latest || (last !== undefined && facts.from <= last.countsFrom))
    throw new InvalidInput({ from: invalid });
  const { places, wrong } = readScaleRows(rows);
  if (places.length === 0 && wrong.length === 0) throw new InvalidInput({ rows: required });
  const before = (await readScale(board, last?.id ?? 0)) ?? scaleOfFile;
  return {
    facts,
    places,
    wrong,
    before,
    yearBefore: before.year,
    /** Id of the last scale, which must still be the last one at the save; 0 for that of the files. */
    seen: last?.id ?? 0,
    startsNow: facts.from <= dayInParis(board.now()),
    ...compareScales(before, scaleOf(facts.fixed, places)),
  };
}

export type CheckedScale = Awaited<ReturnType<typeof checkScale>>;

/** Checks a scale for the page that shows the check: also which cities are unknown. @throws InvalidInput */
export async function reviewScale(board: Pick<Board, 'db' | 'now'>, given: TypedScale) {
  const checked = await checkScale(board, given);
  return { ...checked, unknown: await unknownCities(board.db, checked.places, checked.before) };
}

export type ReviewedScale = Awaited<ReturnType<typeof reviewScale>>;

/** Counts the open offers that state no allowance, and so show the amount of the scale. */
export async function countEstimated({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offers o where ${isOpen(now())} and o.monthly_allowance is null`.execute(db);
  return rows[0]?.count ?? 0;
}
