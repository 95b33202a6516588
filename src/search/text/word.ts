import { fold } from './fold.ts';
import { level } from './level.ts';
import { isSilent } from './silent-words.ts';
import { stem } from './stem.ts';

/** All that is known of a word without its neighbours. */
export type Word = {
  readonly folded: string;
  /** Without gender and number: what names of the vocabulary are compared by. */
  readonly level: string;
  readonly stem: string;
  readonly silent: boolean;
};

/** Nobody asks for a longer one; its beginning is kept. */
const maxWordLength = 40;

/** As many as a board of 100,000 offers has; then the memory begins anew. */
const maxRemembered = 200_000;
const remembered = new Map<string, Word>();

/** The word as it is written, analysed once for all its places. */
export function wordOf(written: string): Word {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const word = analysed(written);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(written, word);
  return word;
}

/** The stem of a folded word: two words of one stem are forms of one another. */
export function stemOf(folded: string): string {
  return wordOf(folded).stem;
}

function analysed(written: string): Word {
  const folded = fold(written).replace(unspoken, '').slice(0, maxWordLength);
  const levelled = level(folded);
  return { folded, level: levelled, stem: stem(levelled), silent: isSilent(folded) };
}

/** «V.I.E.» is vie, «R & D» is r&d, «e-commerce» is ecommerce. */
const unspoken = /(?!^)\.|[\s-]/g;
