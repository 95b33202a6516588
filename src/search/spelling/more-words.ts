import type { Locale } from '#words/locale.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import { edit, type Guess, likelihoodOf } from './guess.ts';
import type { KnownWords } from './known-words.ts';
import { type DoubtfulWord, isRarer } from './one-word.ts';

const minJoinedLength = 6;
/**
 * Minimum length of a part that is not in the vocabulary, because any word can be cut into pieces of two
 * letters.
 */
const minPieceLength = 4;
const minOffers = 3;
/** Words that link two words of a phrase. */
const links: ReadonlySet<string> = new Set('de du des en et of and'.split(' '));

/**
 * Joins two words: «super visor» → «supervisor». The pair is taken to be in as many offers as its rarer word.
 */
export function guessJoined(words: readonly [string, string], known: KnownWords, locale: Locale): Guess[] {
  const word = words.join('');
  const offers = known.offersWith(word);
  const typed = { word, offers: Math.min(...words.map(known.offersWith)) };
  const isOfVocabulary = known.phrases.words.has(word);
  if (word.length < minJoinedLength || (offers === 0 && !isOfVocabulary)) return [];
  if (!isRarer(typed, offers, isOfVocabulary)) return [];
  const likelihood = likelihoodOf(word, offers, known, locale) - edit;
  return [
    { to: known.phrases.written(word) ?? word, first: word, last: word, length: 2, inPhraseOnly: false, likelihood },
  ];
}

/**
 * Splits a word in two: «webdesign», «chefde projet». A split at a linking word is accepted only inside a
 * phrase.
 */
export function guessSplit(typed: DoubtfulWord, known: KnownWords, locale: Locale): Guess[] {
  const places = Array.from({ length: typed.word.length - 3 }, (_, index) => index + 2);
  return places.flatMap((place) => {
    const pieces = [typed.word.slice(0, place), typed.word.slice(place)];
    const speaking = pieces.filter((piece) => !links.has(piece));
    const [first] = speaking;
    const last = speaking.at(-1);
    if (first === undefined || last === undefined || !speaking.every((piece) => isPiece(piece, known))) return [];
    const offers = Math.min(...speaking.map(known.offersWith));
    if (!isRarer(typed, offers, false)) return [];
    const likelihood = likelihoodOf(first, offers, known, locale) - edit;
    const to = pieces.map((piece) => known.phrases.written(piece) ?? piece).join(' ');
    return [{ to, first, last, length: 1, inPhraseOnly: speaking.length < 2, likelihood }];
  });
}

function isPiece(word: string, known: KnownWords): boolean {
  if (known.phrases.words.has(word) && word.length > 2 && !isStopWord(word)) return true;
  return word.length >= minPieceLength && known.offersWith(word) >= minOffers && !isStopWord(word);
}
