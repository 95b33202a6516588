import { durationBucketOf } from '../criteria/duration-buckets.ts';
import type { NamedOptions } from './named-thing.ts';
import type { Token } from './tokens.ts';

/** Months in each unit, folded. */
const units: Readonly<Record<string, number>> = { mois: 1, month: 1, months: 1, an: 12, ans: 12, year: 12, years: 12 };
const numbers: Readonly<Record<string, number>> = {
  un: 1,
  one: 1,
  deux: 2,
  two: 2,
  six: 6,
  douze: 12,
  twelve: 12,
  eighteen: 18,
};
/** No mission is shorter: «3 mois» are a notice, «1 mois» a delay. */
const shortest = 6;

/** «12 mois», «6-12 months», «2 ans»: how long the mission shall be; not how long one waited or worked. */
export function durationsNamed(tokens: readonly Token[]): readonly NamedOptions[] {
  return tokens.flatMap((token, at) => {
    const unit = units[token.word.folded] ?? 0;
    const last = numberAt(tokens, at - 1);
    if (unit === 0 || last === null || isOfThePast(tokens, at + 1)) return [];
    const first = firstOfRange(tokens, at - 1);
    const from = first?.at ?? at - 1;
    if (before.has(tokens[from - 1]?.word.folded ?? '')) return [];
    // The lower end of a range is excluded, as in the buckets: «12-18» is no mission of 12 months.
    const months = [first === null ? last * unit : first.number * unit + 1, last * unit];
    const buckets = months.flatMap((many) => (many < shortest ? [] : (durationBucketOf(many) ?? [])));
    if (buckets.length < months.length) return [];
    const asks = [...new Set(buckets)].map((option) => ({ name: 'durations' as const, option }));
    return [{ from, to: at + 1, asks, isOfOneself: false }];
  });
}

/** The lower end of «6-12», «6 à 12», «between 6 and 12». */
function firstOfRange(tokens: readonly Token[], at: number): { readonly at: number; readonly number: number } | null {
  const isLinked = linking.has(tokens[at - 1]?.word.folded ?? '');
  const lower = isLinked ? at - 2 : at - 1;
  const number = numberAt(tokens, lower);
  return number === null ? null : { at: lower, number };
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const folded = tokens[at]?.word.folded ?? '';
  return numbers[folded] ?? (/^\d{1,2}$/.test(folded) ? Number(folded) : null);
}

/** «2 years of experience» */
function isOfThePast(tokens: readonly Token[], at: number): boolean {
  const isLinked = linking.has(tokens[at]?.word.folded ?? '');
  return behind.has(tokens[isLinked ? at + 1 : at]?.word.folded ?? '');
}

const linking: ReadonlySet<string> = new Set(['a', 'to', 'et', 'and', 'ou', 'or', 'de', 'of']);
const before: ReadonlySet<string> = new Set('dans depuis en since in within ago bac ai'.split(' '));
const behind: ReadonlySet<string> = new Set(
  'experience experiences exp old ago apres etude etudes alternance stage internship'.split(' '),
);
