import type { Locale } from '#words/locale.ts';
import { isWeakWord, isWishWord } from '#search/text/wish-words.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import { level } from '#search/text/level.ts';
import { edit, type Guess, likelihoodOf } from './guess.ts';
import { isCorrectable, type KnownWords } from './known-words.ts';
import type { NearWord } from './lexicon.ts';

/** A word that few offers and no vocabulary contain, so that it may be a mistake. */
export type DoubtfulWord = { readonly word: string; readonly offers: number };

/**
 * A correction must occur in 20 times more offers than the typed word (5 times if it is in the vocabulary).
 */
const manyTimes = 20;
const manyTimesKnown = 5;

/** Bonus for mistakes of fingers and ears, which are the most frequent. The first letter is seldom wrong. */
const slip = 0.7;
const again = 0.2;
/**
 * Cost of a second edit that is no such mistake. It is high, because the result is probably another word:
 * «traducteur» is not «tracteur».
 */
const anotherEdit = 2.7;
const doubled = /(.)\1/g;

/** Returns the word if it may be a mistake; null if it needs no correction. */
export function doubtful(word: string, { offersWith, few, phrases }: KnownWords): DoubtfulWord | null {
  if (!isCorrectable(word) || isStopWord(word) || isWishWord(word) || isWeakWord(word)) return null;
  if (phrases.words.has(word)) return null;
  const offers = offersWith(word);
  return offers <= few ? { word, offers } : null;
}

/** Finds corrections of a word. There are none if another form of the word is frequent. */
export function guessOne(doubt: DoubtfulWord, known: KnownWords, locale: Locale): Guess[] {
  const near = known.lexicon.near(doubt.word, mostEdits(doubt.word));
  const typed = withForms(doubt, near, known);
  if (typed === null) return [];
  return near
    .filter((one) => isMistakeFor(typed, one, known))
    .map((one) => {
      const { to, first, last } = asWritten(one.word, known);
      const likelihood = likelihoodOf(one.word, one.offers, known, locale) - effort(typed.word, one);
      return { to, first, last, length: 1, inPhraseOnly: false, likelihood };
    });
}

/** A word whose plural occurs is not a typo. Names are never matched by plural. */
function withForms({ word, offers }: DoubtfulWord, near: readonly NearWord[], known: KnownWords): DoubtfulWord | null {
  const levelled = level(word);
  const { names, joined } = known.phrases;
  const isForm = (one: NearWord) =>
    one.word !== word && !names.has(one.word) && !joined.has(one.word) && level(one.word) === levelled;
  const forms = near.filter(isForm);
  if (forms.some((form) => doubtful(form.word, known) === null)) return null;
  return { word, offers: Math.max(offers, ...forms.map((form) => form.offers)) };
}

function asWritten(word: string, { phrases }: KnownWords): Pick<Guess, 'to' | 'first' | 'last'> {
  const phrase = phrases.joined.get(word);
  const single = phrases.written(word);
  if (phrase === undefined || single !== undefined) return { to: single ?? word, first: word, last: word };
  return { to: phrase.written, first: phrase.pieces[0] ?? word, last: phrase.pieces.at(-1) ?? word };
}

/** Returns the permitted number of edits, which grows with the length of the word. */
function mostEdits(word: string): number {
  return word.length < 6 ? 1 : 2;
}

function isMistakeFor(typed: DoubtfulWord, near: NearWord, { phrases }: KnownWords): boolean {
  if (near.edits === 0 && !phrases.joined.has(near.word)) return false;
  const isRare = isRarer(typed, near.offers, phrases.words.has(near.word));
  if (near.edits === 0) return isRare;
  // Corrects a word of three letters only by a swap («slq»), and only to a word of the vocabulary.
  if (typed.word.length < 4) return typed.offers === 0 && isSwap(typed.word, near) && phrases.words.has(near.word);
  if (typed.word.length < 5 && !isSlip(typed.word, near)) return false;
  return typed.offers === 0 || (isRare && isPlain(typed.word, near));
}

/** Tells if another word occurs in so many more offers that the typed word is probably a mistake. */
export function isRarer(typed: DoubtfulWord, offers: number, isOfVocabulary: boolean): boolean {
  return offers >= typed.offers * (isOfVocabulary ? manyTimesKnown : manyTimes);
}

/**
 * Tells if a letter is left out, swapped or doubled. In words of four letters only these mistakes are
 * corrected, because such words are mostly right: «drop» is not «crop».
 */
function isSlip(typed: string, near: NearWord): boolean {
  const lacksLetter = near.word.length > typed.length;
  return lacksLetter || isSwap(typed, near) || isDoubling(typed, near.word);
}

/**
 * Tells if a frequent word may be corrected. It mostly may not, because words in offers are mostly right:
 * «bois» is not «mois».
 */
function isPlain(typed: string, near: NearWord): boolean {
  if (isSwap(typed, near) || isDoubling(typed, near.word)) return true;
  if (typed.length < 6 || (near.edits > 1 && !near.soundsAlike)) return false;
  return near.soundsAlike || typed.length !== near.word.length || typed.length >= 8;
}

function effort(typed: string, near: NearWord): number {
  if (near.edits === 0) return slip;
  if (isSwap(typed, near) || isDoubling(typed, near.word)) return slip + again * (near.edits - 1);
  if (near.soundsAlike) return slip + again * near.edits;
  const isOtherStart = typed[0] !== near.word[0];
  return (
    edit + anotherEdit * (near.edits - 1) + (isOtherStart ? slip : 0) + (near.edits > 1 && typed.length < 9 ? slip : 0)
  );
}

function isSwap(typed: string, { word, edits }: NearWord): boolean {
  return edits === 1 && typed.length === word.length && sorted(typed) === sorted(word);
}

function isDoubling(typed: string, word: string): boolean {
  return typed.replace(doubled, '$1') === word.replace(doubled, '$1');
}

function sorted(word: string): string {
  return word.split('').toSorted().join('');
}
