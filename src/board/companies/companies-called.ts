import { editDistance } from '#search/spelling/edit-distance.ts';
import { countLetters, lettersOf } from '#search/spelling/letters.ts';
import { type CompanyNames, companiesOfGroup } from '#search/understanding/names/company-names.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import type { CompanyDirectory } from './company-directory.ts';

/** Number of words of a typed name that are read. */
const maxWords = 8;

type Matches = (typed: string, word: string) => boolean;

/**
 * Finds the companies that a typed text may mean. Either each typed word begins a word of the company's name,
 * ignoring accents and case, or the text is the name of the company's group («LVMH»). If there is no such
 * company, typing errors in longer words are allowed.
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
 * Tells if a typed word, even a partial one, means a word of a name. First compares which letters occur,
 * because this is fast and each error changes at most two letters.
 */
const isMeant: Matches = (typed, word) => {
  const most = errorsIn(typed);
  if (word.startsWith(typed)) return true;
  const beginning = word.slice(0, typed.length + (word.length - typed.length <= most ? most : 0));
  if (most === 0 || countLetters(lettersOf(typed) ^ lettersOf(beginning)) > 2 * most) return false;
  return editDistance(typed, beginning, most) <= most;
};

/**
 * Returns the number of allowed errors: one from four letters on, two from eight letters on. A shorter word
 * must be exact, because a different letter would make it a different word.
 */
function errorsIn(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
}
