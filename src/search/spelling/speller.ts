import type { Locale } from '#words/locale.ts';
import { fold } from '#search/text/fold.ts';
import { bestGuess, guessWord } from './best-guess.ts';
import { readWords, type WordStatistics } from './known-words.ts';
import type { WrittenWords } from './phrases.ts';

/** A word as it was typed; a known one is of the vocabulary, of a place or of a company. */
type TypedWord = { readonly typed: string; readonly known: boolean };

/** What words were meant as: `length` of them, from the place `at` on. */
export type Correction = {
  /** As typed, a space between two. */
  readonly from: string;
  /** With the accents that the vocabulary writes. */
  readonly to: string;
  readonly at: number;
  readonly length: number;
};

export type Speller = {
  /** The words that are mistakes, in their order. */
  correct(words: readonly TypedWord[], locale: Locale): readonly Correction[];
};

/** Nobody means more, and each may cost a walk through all words. */
const maxWords = 8;

/**
 * Takes some microseconds for each word of the offers, in parts of some milliseconds; it corrects to the
 * words that they had at that moment.
 */
export async function createSpeller(statistics: WordStatistics, writing: WrittenWords): Promise<Speller> {
  const known = await readWords(statistics, writing);
  return {
    correct(typed, locale) {
      const words = typed.slice(0, maxWords).map((word) => guessWord(fold(word.typed), word.known, known, locale));
      const corrections: Correction[] = [];
      let before = '';
      for (const [at, word] of words.entries()) {
        const last = corrections.at(-1);
        if (last !== undefined && at < last.at + last.length) continue;
        const guess = bestGuess(word, { before, after: words.slice(at + 1) }, known, locale);
        before = guess?.last ?? word.folded;
        if (guess === null) continue;
        const from = typed.slice(at, at + guess.length).map((one) => one.typed);
        corrections.push({ from: from.join(' '), to: guess.to, at, length: guess.length });
      }
      return corrections;
    },
  };
}
