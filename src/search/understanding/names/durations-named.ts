import { type DurationBucket, durationBucketOf } from '#search/criterion/duration-buckets.ts';
import type { NamedOptions } from './named-thing.ts';
import type { Token } from '#search/text/tokens.ts';

/** Months per unit, by its folded name. */
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
/**
 * Months of the shortest mission. Shorter durations mean something else: «3 mois» is a notice period, «1
 * mois» a delay.
 */
const minMonths = 6;
const maxMonths = 24;

type Months = readonly [least: number, most: number];

/** Words before a duration that make it the lower or upper end of a range. */
const bounds: readonly { readonly words: readonly string[]; readonly range: (months: number) => Months }[] = [
  ...['moins de', 'less than', 'jusqu a', 'up to', 'under', 'at most', 'au plus', 'maximum', 'max'].map((words) => ({
    words: words.split(' '),
    range: (months: number): Months => [1, months],
  })),
  ...['plus de', 'more than', 'over'].map((words) => ({
    words: words.split(' '),
    range: (months: number): Months => [months + 1, maxMonths],
  })),
  ...['au moins', 'at least', 'minimum', 'min'].map((words) => ({
    words: words.split(' '),
    range: (months: number): Months => [months, maxMonths],
  })),
];

/**
 * Reads the wished duration of the mission: «12 mois», «6-12 months», «moins de 2 ans». Durations of a
 * waiting time or of work experience are ignored.
 */
export function durationsNamed(tokens: readonly Token[]): readonly NamedOptions[] {
  return tokens.flatMap((token, at) => {
    const unit = units[token.word.folded] ?? 0;
    const last = numberAt(tokens, at - 1);
    if (unit === 0 || last === null || isOfThePast(tokens, at + 1)) return [];
    const first = firstOfRange(tokens, at - 1);
    const bound = first === null ? boundBefore(tokens, at - 1) : undefined;
    const from = (first?.at ?? at - 1) - (bound?.words.length ?? 0);
    if (before.has(tokens[from - 1]?.word.folded ?? '')) return [];
    // Excludes the lower end of a range, as the buckets do: «12-18» excludes 12 months.
    const least = first === null ? last * unit : first.number * unit + 1;
    if (last * unit > maxMonths || (bound === undefined && least < minMonths)) return [];
    const asks = bucketsIn(bound?.range(last * unit) ?? [least, last * unit]).map((option) => ({
      name: 'durations' as const,
      option,
    }));
    return asks.length === 0 ? [] : [{ from, to: at + 1, asks, isOfOneself: false }];
  });
}

function boundBefore(tokens: readonly Token[], at: number) {
  return bounds.find(({ words }) =>
    words.every((word, index) => tokens[at - words.length + index]?.word.folded === word),
  );
}

/** Returns the duration buckets that contain at least one month of the range. */
function bucketsIn([least, most]: Months): DurationBucket[] {
  const months = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return [...new Set(months.flatMap((many) => durationBucketOf(many) ?? []))];
}

/** Returns the lower end of a range: «6-12», «6 à 12», «between 6 and 12». */
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

/** Tells if a duration is work experience: «2 years of experience». */
function isOfThePast(tokens: readonly Token[], at: number): boolean {
  const isLinked = linking.has(tokens[at]?.word.folded ?? '');
  return behind.has(tokens[isLinked ? at + 1 : at]?.word.folded ?? '');
}

const linking: ReadonlySet<string> = new Set(['a', 'to', 'et', 'and', 'ou', 'or', 'de', 'of']);
const before: ReadonlySet<string> = new Set('dans depuis en since in within ago bac ai'.split(' '));
const behind: ReadonlySet<string> = new Set(
  'experience experiences exp old ago apres etude etudes alternance stage internship'.split(' '),
);
