import type { Token } from '#search/text/tokens.ts';
import type { NamedOptions } from './named-thing.ts';
import { beginOf } from './spans.ts';

/** The folded names of the months in French and in English, in order. */
const names = [
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'january february march april may june july august september october november december',
];
const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((line) => line.split(' ').map((name, at): [string, number] => [name, at + 1])),
);

/**
 * Reads the wished start of the mission, the first possible day: «janvier 2027», "from 15 January 2027". A
 * month without a year is no criterion. Ends and days of the candidate's past are ignored.
 */
export function startsNamed(tokens: readonly Token[]): readonly NamedOptions[] {
  return tokens.flatMap((token, at) => {
    const month = months.get(token.word.folded);
    if (month === undefined) return [];
    const before = dayAt(tokens, at - 1);
    const behind = before === null ? dayAt(tokens, at + 1) : null;
    const yearAt = behind === null ? at + 1 : at + 2;
    const year = /^20\d\d$/.exec(tokens[yearAt]?.word.folded ?? '')?.[0];
    if (year === undefined) return [];
    const day = dateOf(Number(year), month, before ?? behind ?? 1);
    const from = beginOf(tokens, before === null ? at : at - 1, leading);
    if (day === null || isOfAnother(tokens, from)) return [];
    return [{ from, to: yearAt + 1, asks: [{ name: 'start' as const, option: day }], isOfOneself: false }];
  });
}

/** Returns the day of a month: «15», «1er», "15th"; null for any other word. */
function dayAt(tokens: readonly Token[], at: number): number | null {
  const day = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(tokens[at]?.word.folded ?? '')?.[1];
  return day === undefined ? null : Number(day);
}

/** Returns a day as 'YYYY-MM-DD'; null if the month has no such day. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const leading: ReadonlySet<string> = new Set(
  `a partir de du des le la en au debut mi courant depart departs commence commencer commencant disponible dispo pour from in on the
  of as start starts starting begin beginning early mid available for rentree`.split(/\s+/),
);
const ofAnother: ReadonlySet<string> = new Set(
  `avant jusqu depuis fin diplome diplomee diplomes obtenu termine terminee finissant before until till since by end ending
  graduated graduating graduate graduation publiee publiees posted published`.split(/\s+/),
);

/** Tells if the words before a day make it an end, or a day of the candidate's past. */
function isOfAnother(tokens: readonly Token[], from: number): boolean {
  return ofAnother.has(tokens[from - 1]?.word.folded ?? '');
}
