import { isStopWord } from '#search/text/stop-words.ts';
import { inParts } from './in-parts.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { type WrittenPhrases, type WrittenWords, readPhrases } from './phrases.ts';

/**
 * The words of the offers (lower case, no accents), with the number of open offers that contain each word.
 */
export type WordStatistics = {
  frequency(word: string): number;
  words(): Iterable<readonly [word: string, offers: number]>;
};

export type KnownWords = {
  readonly offersWith: (word: string) => number;
  /** Number of offers up to which a word is rare. */
  readonly few: number;
  readonly phrases: WrittenPhrases;
  readonly lexicon: Lexicon;
};

/**
 * Words that may be corrected: 3 to 40 Latin letters. Shorter words have too many similar words, and longer
 * words have none. Figures and other scripts are never corrected.
 */
const correctable = /^[a-z]{3,40}$/;
/** Fraction of all offers. A word in fewer offers is probably a mistake of their authors. */
const rarest = 1 / 20_000;
/**
 * Fraction of all offers. Only words in more offers are found by their sound; leaving out the others saves
 * nine tenths of the time to build.
 */
const rarestHeard = 1 / 2000;
const fewOfAll = 1 / 500;

/** Reads all words twice, in parts. */
export async function readWords(statistics: WordStatistics, writing: WrittenWords): Promise<KnownWords> {
  const phrases = readPhrases(writing);
  const all = await mostOffers(statistics);
  const offersWith = (word: string) => statistics.frequency(word);
  const words = Iterator.from(statistics.words()).filter(([, offers]) => offers >= all * rarest);
  const ofPhrases = phrases.words.values().map((word) => [word, offersWith(word)] as const);
  const joined = phrases.joined.entries().map(([word, { pieces }]) => {
    return [word, Math.max(offersWith(word), Math.min(...pieces.map(offersWith)))] as const;
  });
  const meant = [words, ofPhrases, joined]
    .values()
    .flatMap((some) => some.filter(([word]) => isCorrectable(word) && !isStopWord(word)));
  const isHeard = (word: string, offers: number) =>
    offers >= all * rarestHeard || phrases.words.has(word) || phrases.joined.has(word);
  return { offersWith, few: Math.max(2, all * fewOfAll), phrases, lexicon: await createLexicon(meant, isHeard) };
}

/** Estimates the number of offers: the most frequent word is in nearly every offer. */
async function mostOffers(statistics: WordStatistics): Promise<number> {
  let most = 0;
  for await (const words of inParts(statistics.words())) for (const [, offers] of words) most = Math.max(most, offers);
  return most;
}

/** Tells if a word may be a mistake, or may be the correction of one. */
export function isCorrectable(word: string): boolean {
  return correctable.test(word);
}
