import { fold } from './fold.ts';
import { level } from './level.ts';
import { isStopWord } from './stop-words.ts';
import { stem } from './stem.ts';

/** Facts about a word that its neighbours do not change. */
export type Word = {
  readonly folded: string;
  /** The word without gender and number. Names of the vocabulary are compared in this form. */
  readonly level: string;
  readonly stem: string;
  readonly isStop: boolean;
};

/** Limit of characters; longer words are cut. */
const maxWordLength = 40;

/**
 * Number of cached words, which is the number of words on a board of 100,000 offers. Above it, the cache is
 * emptied.
 */
const maxRemembered = 200_000;
const remembered = new Map<string, Word>();

/** Analyses a word, only once for all its occurrences. */
export function wordOf(written: string): Word {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const word = analysed(written);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(written, word);
  return word;
}

/** Returns the stem of a folded word. Words with the same stem are forms of each other. */
export function stemOf(folded: string): string {
  return wordOf(folded).stem;
}

function analysed(written: string): Word {
  const folded = fold(written).replace(unspoken, '').slice(0, maxWordLength);
  const levelled = level(folded);
  return { folded, level: levelled, stem: stem(levelled), isStop: isStopWord(folded) };
}

/**
 * Characters inside a word that are left out: «V.I.E.» becomes vie, «R & D» becomes r&d, «e-commerce» becomes
 * ecommerce.
 */
const unspoken = /(?!^)\.|[\s-]/g;
