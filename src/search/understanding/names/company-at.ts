import { endsLikeAWord, isCommonWord } from '#search/text/common-words.ts';
import { type CompanyNames, isLegalForm } from './company-names.ts';
import type { Knowledge } from './knowledge.ts';
import type { NamedThing } from './named-thing.ts';
import { namesAlong, namesBeginning } from '#search/text/sorted-names.ts';
import { type Token, wordsTogether } from '#search/text/tokens.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Minimum length of a word that may stand for a longer name. A shorter word must be the whole name of a
 * company: «BP».
 */
const minOpeningLength = 3;

/**
 * Finds the companies whose name begins at a word. The text may contain the full name or its first words:
 * «Airbus» also names Airbus Helicopters. Companies that are not on the board need their full name.
 */
export function companyAt(tokens: readonly Token[], from: number, knowledge: Knowledge): NamedThing | null {
  if (tokens[from]?.speaks !== true) return null;
  const together = wordsTogether(tokens, from);
  const said = together.filter(({ word }) => !word.isStop && !isLegalForm(word.folded));
  const longest = longestName(said, knowledge);
  const found = longest === null || longest.isDoubtful ? (nameInTwo(said, knowledge.companies) ?? longest) : longest;
  const last = said[(found?.length ?? 0) - 1];
  if (found === null || last === undefined) return null;
  const companies = [...new Set(found.names.flatMap(({ value }) => value.ids))];
  const absent = companies.length > 0 ? null : (found.names.map(({ value }) => value.absent).find(Boolean) ?? null);
  return { from, to: endOf(together, last, from), places: [], companies, absent, isDoubtful: found.isDoubtful };
}

/** The names that begin with the first `length` words. */
type Found = { readonly names: CompanyNames; readonly length: number; readonly isDoubtful: boolean };

function longestName(said: readonly Token[], { companies, vocabulary }: Knowledge): Found | null {
  const words = said.map(({ word }) => word.folded);
  const along = namesAlong(companies, words);
  for (let length = along.length; length > 0; length -= 1) {
    const names = along[length - 1] ?? [];
    const first = said.slice(0, length);
    const isWhole = names[0]?.name === words.slice(0, length).join(' '); // The shortest name sorts first.
    const isOnBoard = names.some(({ value }) => value.absent === null);
    if (isWhole || (isOnBoard && opensNames(first, vocabulary)))
      return { names, length, isDoubtful: first.every(({ word }) => isCommonWord(word, vocabulary)) };
  }
  return null;
}

/** Compares without blanks, so that «total energies» finds TotalEnergies. */
function nameInTwo([first, second]: readonly Token[], companies: CompanyNames): Found | null {
  if (first === undefined || second === undefined) return null;
  const names = namesBeginning(companies, `${first.word.folded}${second.word.folded}`);
  return names.length === 0 ? null : { names, length: 2, isDoubtful: false };
}

/**
 * Tells if these first words of a name are enough to recognise it: they must not be common words, and not a
 * single short word.
 */
function opensNames(words: readonly Token[], vocabulary: Vocabulary): boolean {
  return words.some(
    ({ word }) => word.folded.length >= minOpeningLength && !isCommonWord(word, vocabulary) && !endsLikeAWord(word),
  );
}

/** Returns the end of a name, including a legal form after it. */
function endOf(together: readonly Token[], last: Token, from: number): number {
  let to = together.indexOf(last) + 1;
  while (isLegalForm(together[to]?.word.folded ?? '')) to += 1;
  return from + to;
}
