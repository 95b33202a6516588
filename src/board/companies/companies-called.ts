import { editDistance } from '#search/spelling/edit-distance.ts';
import { countLetters, lettersOf } from '#search/spelling/letters.ts';
import { type CompanyNames, companiesOfGroup } from '#search/understanding/company-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import type { CompanyDirectory } from './company-directory.ts';

/** Limit of words that are read of a typed name. */
const maxWords = 8;

type Matches = (typed: string, word: string) => boolean;

/**
 * Finds the companies that a typed text may name: each of its words begins a word of the name, ignoring
 * accents and case, or the text is the name of their group («LVMH»). If there is none, allows typing errors
 * in longer words.
 * @param groups names of companies with offers and of their groups
 */
export function companiesCalled(text: string, directory: CompanyDirectory, groups: CompanyNames): ReadonlySet<number> {
  const typed = foldedWords(text).slice(0, maxWords);
  if (typed.length === 0) return new Set();
  const members =
    typed.join('').length < minGroupSize ? [] : companiesOfGroup({ beginnings: [typed.join(' ')] }, groups);
  const called = new Set([...withAll(typed, directory, begins), ...members]);
  return called.size > 0 ? called : new Set(withAll(typed, directory, isMeant));
}

/** Minimum number of letters of a group's name, because «L» is no group. */
const minGroupSize = 2;

/** Returns the companies whose name has a matching word for each typed word. */
function withAll(typed: readonly string[], { companies, words }: CompanyDirectory, matches: Matches): number[] {
  const meant = typed.map((one) => new Set(words.filter((word) => matches(one, word))));
  const found = companies.filter((company) => meant.every((some) => company.words.some((word) => some.has(word))));
  return found.map(({ id }) => id);
}

const begins: Matches = (typed, word) => word.startsWith(typed);

/**
 * Tells if a typed word, even a partial one, means a word of a name. Letters are compared first, because
 * that is fast: every edit changes at most two letters.
 */
const isMeant: Matches = (typed, word) => {
  const most = errorsIn(typed);
  if (word.startsWith(typed)) return true;
  const beginning = word.slice(0, typed.length + (word.length - typed.length <= most ? most : 0));
  if (most === 0 || countLetters(lettersOf(typed) ^ lettersOf(beginning)) > 2 * most) return false;
  return editDistance(typed, beginning, most) <= most;
};

/**
 * One error from four letters on, two from eight on. Shorter words must be exact, because another letter
 * would make another word.
 */
function errorsIn(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
}
