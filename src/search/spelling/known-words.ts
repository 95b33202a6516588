import { isSilent } from '#search/text/silent-words.ts';
import { inParts } from './in-parts.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { type WrittenPhrases, type WrittenWords, readPhrases } from './phrases.ts';

/** The words of the offers, lower case without accents, and how many open offers have each. */
export type WordStatistics = {
  frequency(word: string): number;
  words(): Iterable<readonly [word: string, offers: number]>;
};

export type KnownWords = {
  readonly offersWith: (word: string) => number;
  /** As many offers, or fewer, are few. */
  readonly few: number;
  readonly phrases: WrittenPhrases;
  readonly lexicon: Lexicon;
};

/** Shorter words have too many neighbours, longer ones are none; figures and other scripts are right. */
const correctable = /^[a-z]{3,40}$/;
/** Of all offers: a word that fewer have is as likely a mistake of theirs. */
const rarest = 1 / 20_000;
/** By its sound only a common word is looked for: nine tenths of the work of building are spared. */
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
    .flatMap((some) => some.filter(([word]) => isCorrectable(word) && !isSilent(word)));
  const isHeard = (word: string, offers: number) =>
    offers >= all * rarestHeard || phrases.words.has(word) || phrases.joined.has(word);
  return { offersWith, few: Math.max(2, all * fewOfAll), phrases, lexicon: await createLexicon(meant, isHeard) };
}

/** The commonest word is in nearly every offer. */
async function mostOffers(statistics: WordStatistics): Promise<number> {
  let most = 0;
  for await (const words of inParts(statistics.words())) for (const [, offers] of words) most = Math.max(most, offers);
  return most;
}

/** Whether a word may be a mistake, or be meant by one. */
export function isCorrectable(word: string): boolean {
  return correctable.test(word);
}
