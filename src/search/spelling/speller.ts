import type { Locale } from '#words/locale.ts';
import { fold } from '#search/text/fold.ts';
import { bestGuess, guessWord } from './best-guess.ts';
import { readWords, type WordStatistics } from './known-words.ts';
import type { WrittenWords } from './phrases.ts';

/** A typed word. `known` is true if the vocabulary, or the name of a place or company, contains the word. */
type TypedWord = { readonly typed: string; readonly known: boolean };

/** The correction of `length` words, the first of which is the word number `at`. */
export type Correction = {
  /** The replaced words as typed, with a space between them. */
  readonly from: string;
  /** The corrected words, with the accents of the vocabulary. */
  readonly to: string;
  readonly at: number;
  readonly length: number;
};

export type Speller = {
  /** Returns the corrections of the mistyped words, in their order. */
  correct(words: readonly TypedWord[], locale: Locale): readonly Correction[];
};

/** Corrects nothing; for searches without a text. */
export const noSpeller: Speller = { correct: () => [] };

/** Limit of corrected words, because a correction may search through all words. */
const maxWords = 8;

/**
 * Builds a speller in parts that take some milliseconds each; a word takes some microseconds. The speller
 * knows the words that the offers contain at this time.
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
