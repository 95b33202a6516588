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
 * Reads the wished start of the mission, the first possible day: «janvier 2027», "from 15 January 2027",
 * «entre mars et juin 2027». Of several days it is the first. A month without a year is no criterion. Ends
 * and days of the candidate's past are ignored.
 */
export function startsNamed(tokens: readonly Token[]): readonly NamedOptions[] {
  const starts = tokens.flatMap((token, at) => {
    const month = months.get(token.word.folded);
    if (month === undefined) return [];
    const before = dayAt(tokens, at - 1);
    const behind = before === null ? dayAt(tokens, at + 1) : null;
    const yearAt = behind === null ? at + 1 : at + 2;
    const year = /^20\d\d$/.exec(tokens[yearAt]?.word.folded ?? '')?.[0];
    if (year === undefined) return [];
    const own = dateOf(Number(year), month, before ?? behind ?? 1);
    if (own === null) return [];
    const ownAt = before === null ? at : at - 1;
    const range = rangeBefore(tokens, ownAt, { month, year: Number(year) });
    const from = beginOf(tokens, range?.from ?? ownAt, leading);
    return isOfAnother(tokens, from) ? [] : [{ from, to: yearAt + 1, day: range?.day ?? own }];
  });
  const [option = ''] = starts.map(({ day }) => day).toSorted();
  return starts.map(({ from, to }) => ({ from, to, asks: [{ name: 'start', option }], isOfOneself: false }));
}

/** Returns the first day of a range of which only the end has a year: «15 mars au 1er juin 2027». */
function rangeBefore(tokens: readonly Token[], at: number, end: { readonly month: number; readonly year: number }) {
  const monthAt = linking.has(tokens[at - 1]?.word.folded ?? '') ? at - 2 : at - 1;
  const month = months.get(tokens[monthAt]?.word.folded ?? '');
  if (month === undefined) return null;
  const ofMonth = dayAt(tokens, monthAt - 1);
  // «décembre à février 2027» begins in the year before.
  const day = dateOf(month > end.month ? end.year - 1 : end.year, month, ofMonth ?? 1);
  return day === null ? null : { from: ofMonth === null ? monthAt : monthAt - 1, day };
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

const linking: ReadonlySet<string> = new Set('a au et ou to and or'.split(' '));
const leading: ReadonlySet<string> = new Set(
  `a partir entre between de du des le la en au debut mi courant depart departs commence commencer commencant disponible dispo pour from in on the
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
