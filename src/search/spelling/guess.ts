import type { Locale } from '#words/locale.ts';
import type { KnownWords } from './known-words.ts';
import { wordLanguage } from './word-language.ts';

/** A possible correction of a word, or of a word and the next word. */
export type Guess = {
  /** The corrected words, with accents. */
  readonly to: string;
  /** The first and the last content word of the correction, without accents. */
  readonly first: string;
  readonly last: string;
  /** Number of typed words that the correction replaces. */
  readonly length: number;
  /** True if the correction is only accepted inside a phrase of the vocabulary. */
  readonly inPhraseOnly: boolean;
  /** Likelihood of the correction, as a power of ten. */
  readonly likelihood: number;
};

/** Cost of one edit as a decimal logarithm. One word in thirty is mistyped. */
export const edit = 1.5;
/**
 * Least likelihood of an accepted correction: a correction by two edits needs nine offers, or one offer and
 * the vocabulary.
 */
export const leastLikely = -2;
const vocabulary = 1.5;
/** Bonus for words that occur only inside longer names. It is smaller, because such words are often verbs. */
const pieceOfVocabulary = 0.7;
const language = 0.3;

/**
 * Rates a possible correction without regard to the typed word: by its number of offers, by the vocabulary
 * and by the language of the page.
 */
export function likelihoodOf(word: string, offers: number, { phrases }: KnownWords, locale: Locale): number {
  const isWhole = phrases.whole.has(word) || phrases.joined.has(word);
  const ofVocabulary = isWhole ? vocabulary : phrases.words.has(word) ? pieceOfVocabulary : 0;
  const ofLanguage = wordLanguage(phrases.written(word) ?? word) === locale ? language : 0;
  return Math.log10(1 + offers) + ofVocabulary + ofLanguage;
}
