import type { Locale } from '#words/locale.ts';
import { type Guess, leastLikely } from './guess.ts';
import type { KnownWords } from './known-words.ts';
import { guessJoined, guessSplit } from './more-words.ts';
import { doubtful, guessOne } from './one-word.ts';

/** Bonus, in powers of ten, for two words that follow each other in the vocabulary. */
const together = 3;

/** A typed word with its possible corrections, regardless of the words around it. */
export type GuessedWord = {
  readonly folded: string;
  readonly known: boolean;
  readonly isDoubtful: boolean;
  readonly guesses: readonly Guess[];
};

export function guessWord(folded: string, isKnown: boolean, known: KnownWords, locale: Locale): GuessedWord {
  const doubt = isKnown ? null : doubtful(folded, known);
  const guesses = doubt === null ? [] : [...guessOne(doubt, known, locale), ...guessSplit(doubt, known, locale)];
  return { folded, known: isKnown, isDoubtful: doubt !== null, guesses };
}

/** The words before and after the word to correct. */
type Surroundings = {
  /** The previous word after its own correction, without accents; empty at the start of the text. */
  readonly before: string;
  readonly after: readonly GuessedWord[];
};

/**
 * Picks the likeliest correction of a word, or of the word and the next word together; null if the word is
 * right.
 */
export function bestGuess(
  word: GuessedWord,
  { before, after }: Surroundings,
  known: KnownWords,
  locale: Locale,
): Guess | null {
  const [next] = after;
  const joined =
    next !== undefined && isJoinable(word, next) ? guessJoined([word.folded, next.folded], known, locale) : [];
  let best: Guess | null = null;
  let most = leastLikely;
  for (const guess of [...word.guesses, ...joined]) {
    const inPhrase = known.phrases.hasPair(before, guess.first) || begins(guess.last, after[guess.length - 1], known);
    const likelihood = guess.likelihood + (inPhrase ? together : 0);
    if (likelihood <= most || (guess.inPhraseOnly && !inPhrase)) continue;
    most = likelihood;
    best = guess;
  }
  return best;
}

/**
 * Tells if two words may be joined. At least one of them must probably be wrong: two words that offers
 * contain stay two words.
 */
function isJoinable(word: GuessedWord, next: GuessedWord): boolean {
  return !word.known && !next.known && (word.isDoubtful || next.isDoubtful);
}

/**
 * Tells if a word and the next word follow each other in a phrase, possibly after a correction of the next
 * word.
 */
function begins(word: string, next: GuessedWord | undefined, { phrases }: KnownWords): boolean {
  if (next === undefined) return false;
  return phrases.hasPair(word, next.folded) || next.guesses.some(({ first }) => phrases.hasPair(word, first));
}
