import { editDistance } from '#search/spelling/edit-distance.ts';
import { countLetters, lettersOf } from '#search/spelling/letters.ts';
import { type CompanyNames, housesOf } from '#search/understanding/company-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import type { CompanyDirectory } from './company-directory.ts';

/** Nobody types more of a name. */
const maxWords = 8;

type Matches = (typed: string, word: string) => boolean;

/**
 * The companies that a typed text may call: each of its words begins a word of the name, whatever its accents
 * and case, or it is the name of their group («LVMH»). Where there is none, those that it calls with a typing
 * error in its longer words.
 * @param groups the names that companies with offers and their groups are called by
 */
export function companiesCalled(text: string, directory: CompanyDirectory, groups: CompanyNames): ReadonlySet<number> {
  const typed = foldedWords(text).slice(0, maxWords);
  if (typed.length === 0) return new Set();
  const houses = typed.join('').length < minGroupSize ? [] : housesOf({ beginnings: [typed.join(' ')] }, groups);
  const called = new Set([...withAll(typed, directory, begins), ...houses]);
  return called.size > 0 ? called : new Set(withAll(typed, directory, isMeant));
}

/** In letters: «L» is no group. */
const minGroupSize = 2;

/** Those of whose name each typed word is meant by some word. */
function withAll(typed: readonly string[], { companies, words }: CompanyDirectory, matches: Matches): number[] {
  const meant = typed.map((one) => new Set(words.filter((word) => matches(one, word))));
  const found = companies.filter((company) => meant.every((some) => company.words.some((word) => some.has(word))));
  return found.map(({ id }) => id);
}

const begins: Matches = (typed, word) => word.startsWith(typed);

/** A word may be typed as far as one has come; every edit changes at most two letters. */
const isMeant: Matches = (typed, word) => {
  const most = errorsIn(typed);
  if (word.startsWith(typed)) return true;
  const beginning = word.slice(0, typed.length + (word.length - typed.length <= most ? most : 0));
  if (most === 0 || countLetters(lettersOf(typed) ^ lettersOf(beginning)) > 2 * most) return false;
  return editDistance(typed, beginning, most) <= most;
};

/** One error in four letters, two in eight; none in fewer, where each makes another word. */
function errorsIn(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
}
