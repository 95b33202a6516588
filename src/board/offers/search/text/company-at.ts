import { endsLikeAWord, isCommonWord } from './common-words.ts';
import { isLegalForm } from './company-names.ts';
import type { Knowledge } from './knowledge.ts';
import type { NamedThing } from './named-thing.ts';
import { namesAlong, type SortedNames } from './sorted-names.ts';
import { type Token, wordsTogether } from './tokens.ts';
import type { Vocabulary } from './vocabulary-matcher.ts';

/** A shorter word opens no names of companies: «BP» is a whole name or none. */
const shortestOpening = 3;

/**
 * The companies whose name begins at a word of a text, whole or with its first words: «Airbus» names Airbus
 * Helicopters too.
 */
export function companyAt(
  tokens: readonly Token[],
  from: number,
  { companies, vocabulary }: Knowledge,
): NamedThing | null {
  if (tokens[from]?.speaks !== true) return null;
  const together = wordsTogether(tokens, from);
  const said = together.filter(({ word }) => !word.silent && !isLegalForm(word.folded));
  const along = namesAlong(
    companies,
    said.map(({ word }) => word.folded),
  );
  const last = along.findLastIndex(
    (names, at) => isWhole(names, said.slice(0, at + 1)) || opensNames(said.slice(0, at + 1), vocabulary),
  );
  const end = said[last];
  if (end === undefined) return null;
  const ids = [...new Set(along[last]?.flatMap(({ value }) => value))];
  const isDoubtful = said.slice(0, last + 1).every(({ word }) => isCommonWord(word, vocabulary));
  return { from, to: endOf(together, end, from), places: [], companies: ids, isDoubtful };
}

/** Whether a company is called by these words alone: names that are shorter sort first. */
function isWhole(names: SortedNames<unknown>, words: readonly Token[]): boolean {
  return names[0]?.name === words.map(({ word }) => word.folded).join(' ');
}

/** Whether the first words of a name tell it: no words of the language, and no single short one. */
function opensNames(words: readonly Token[], vocabulary: Vocabulary): boolean {
  return words.some(
    ({ word }) => word.folded.length >= shortestOpening && !isCommonWord(word, vocabulary) && !endsLikeAWord(word),
  );
}

/** Legal forms behind a name belong to it. */
function endOf(together: readonly Token[], end: Token, from: number): number {
  let to = together.indexOf(end) + 1;
  while (isLegalForm(together[to]?.word.folded ?? '')) to += 1;
  return from + to;
}
