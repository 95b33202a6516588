import type { Locale } from '#words/locale.ts';
import type { KnownWords } from './known-words.ts';
import { wordLanguage } from './word-language.ts';

/** What a word, or a word and the next, may have been meant as. */
export type Guess = {
  /** With its accents. */
  readonly to: string;
  /** Without: its first and its last word that say something. */
  readonly first: string;
  readonly last: string;
  /** Of the typed words. */
  readonly length: number;
  /** Whether it is believed only where it stands in a phrase of the vocabulary. */
  readonly inPhraseOnly: boolean;
  /** How likely it is, in powers of ten. */
  readonly likelihood: number;
};

/** As a decimal logarithm, like the number of offers: one edit in thirty words that are typed. */
export const edit = 1.5;
/** What is less likely was not meant: two edits want nine offers, or one and the vocabulary. */
export const leastLikely = -2;
const vocabulary = 1.5;
/** Words that only stand in longer names are often verbs and such. */
const pieceOfVocabulary = 0.7;
const language = 0.3;

/** A word is likely to be meant, whatever was typed, by its offers, the vocabulary, the page's language. */
export function likelihoodOf(word: string, offers: number, { phrases }: KnownWords, locale: Locale): number {
  const isWhole = phrases.whole.has(word) || phrases.joined.has(word);
  const ofVocabulary = isWhole ? vocabulary : phrases.words.has(word) ? pieceOfVocabulary : 0;
  const ofLanguage = wordLanguage(phrases.written(word) ?? word) === locale ? language : 0;
  return Math.log10(1 + offers) + ofVocabulary + ofLanguage;
}
