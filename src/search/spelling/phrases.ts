import { fold } from '#search/text/fold.ts';
import { isStopWord } from '#search/text/stop-words.ts';

/** The spelling of words and phrases, from the vocabulary and from names. */
export type WrittenPhrases = {
  /** The spelling of a single word: 'ingenieur' → 'ingénieur'; undefined if unknown. */
  written(word: string): string | undefined;
  /** Phrases by their form without spaces: 'supplychain' → 'supply chain'. */
  readonly joined: ReadonlyMap<string, Phrase>;
  /**
   * Words that are a whole phrase by themselves, such as «développeur». «developper» of «business developper»
   * is not among them.
   */
  readonly whole: ReadonlySet<string>;
  /** The single words of all phrases. */
  readonly words: ReadonlySet<string>;
  /** Words that occur only in names. For these, another form of the word does not count as the same word. */
  readonly names: ReadonlySet<string>;
  /**
   * Tells if one word follows the other in a phrase, in singular or plural, with or without a linking word.
   */
  hasPair(before: string, after: string): boolean;
};

/** A phrase as written, and its meaningful words. */
type Phrase = { readonly written: string; readonly pieces: readonly string[] };

export type WrittenWords = {
  /** Names of trades, tools and notions in their usual spelling, phrases included. */
  readonly vocabularyWords: Iterable<string>;
  /** Names of cities, companies and countries. */
  readonly names: Iterable<string>;
};

/**
 * Reads the phrases. If the vocabulary and the names spell a word differently, the spelling of the vocabulary
 * counts.
 */
export function readPhrases({ vocabularyWords, names }: WrittenWords): WrittenPhrases {
  const forms = new Map<string, string>();
  const whole = new Set<string>();
  const joined = new Map<string, Phrase>();
  const pairs = new Set<string>();
  const read = (phrase: string) => {
    const pieces = phrase.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');
    const folded = pieces.map(fold);
    for (const [index, piece] of pieces.entries()) keepForm(forms, folded[index] ?? '', piece);
    const speaking = folded.filter((word) => !isStopWord(word));
    if (pieces.length === 1) whole.add(folded[0] ?? '');
    if (pieces.length > 1) keepFirst(joined, folded.join(''), { written: phrase, pieces: speaking });
    for (const [index, word] of speaking.slice(1).entries()) pairs.add(pairOf(speaking[index] ?? '', word));
  };
  for (const phrase of vocabularyWords) read(phrase);
  const ofVocabulary = new Set(forms.keys());
  for (const name of names) read(name);
  return {
    written: (word) => forms.get(word),
    joined,
    whole,
    words: new Set(forms.keys()),
    names: new Set(forms.keys()).difference(ofVocabulary),
    hasPair: (before, after) => pairs.has(pairOf(before, after)),
  };
}

/**
 * Stores the spelling of a word. Lower case replaces capitals, because a word that also occurs in lower case
 * is no name: «Software» may begin a label.
 */
function keepForm(forms: Map<string, string>, folded: string, written: string): void {
  const known = forms.get(folded);
  if (known === undefined || written === known.toLowerCase()) forms.set(folded, written);
}

function keepFirst<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

function pairOf(before: string, after: string): string {
  return `${singular(before)} ${singular(after)}`;
}

function singular(word: string): string {
  return word.replace(/(?<=...)[sx]$/, '');
}
