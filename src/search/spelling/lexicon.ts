import { editDistance } from './edit-distance.ts';
import { inParts } from './in-parts.ts';
import { countLetters, lettersOf } from './letters.ts';
import { soundKey } from './sound-key.ts';

/** A possible correction. Phrases are stored without spaces. */
export type NearWord = {
  readonly word: string;
  readonly offers: number;
  readonly edits: number;
  readonly soundsAlike: boolean;
};

export type Lexicon = {
  /** Finds words at most `most` edits away, and words of the same sound up to two edits further. */
  near(word: string, most: number): NearWord[];
};

/**
 * Words of the same length. The bit sets of their letters are in a separate array, because a search reads
 * only these.
 */
type Shelf = { readonly words: readonly string[]; readonly letters: Int32Array };

const maxWordLength = 40;
const moreWhenAlike = 2;

/**
 * Stores all words for searches. A search compares the letters of all words, and then only one word in a
 * thousand by itself. A table of deletions would be faster, but would take twenty times the memory and a
 * second to build.
 * @param isHeard tells if a word is also found by its sound, which takes the most time to build
 */
export async function createLexicon(
  words: Iterable<readonly [word: string, offers: number]>,
  isHeard: (word: string, offers: number) => boolean,
): Promise<Lexicon> {
  const offersOf = new Map<string, number>();
  const byLength: string[][] = Array.from({ length: maxWordLength + 1 }, () => []);
  const bySound = new Map<string, string[]>();
  for await (const part of inParts(words))
    for (const [word, offers] of part) {
      const isNew = !offersOf.has(word);
      offersOf.set(word, offers);
      if (!isNew) continue;
      byLength[word.length]?.push(word);
      if (isHeard(word, offers)) put(bySound, soundKey(word), word);
    }
  const shelves = byLength.map((some): Shelf => ({ words: some, letters: Int32Array.from(some, lettersOf) }));
  return {
    near(word, most) {
      const alike = new Set(bySound.get(soundKey(word)));
      const near = shelves
        .slice(Math.max(0, word.length - most), word.length + most + 1)
        .flatMap((shelf) => wordsOfLetters(shelf, word, most));
      return [...alike.union(new Set(near))].flatMap((one) => {
        const soundsAlike = alike.has(one);
        const allowed = soundsAlike ? most + moreWhenAlike : most;
        const edits = editDistance(word, one, allowed);
        return edits <= allowed ? [{ word: one, offers: offersOf.get(one) ?? 0, edits, soundsAlike }] : [];
      });
    },
  };
}

function put(groups: Map<string, string[]>, key: string, word: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [word]);
  else group.push(word);
}

/**
 * Selects words by their letters, because an edit adds at most one letter and removes at most one. If a word
 * is longer than the typed word, some of the edits can only add letters.
 */
function wordsOfLetters({ words, letters }: Shelf, word: string, most: number): string[] {
  const own = lettersOf(word);
  const longer = (words[0]?.length ?? 0) - word.length;
  const mostBrought = Math.min(most, most + longer);
  const mostTaken = Math.min(most, most - longer);
  const found: string[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    // Checks the number of all different letters first, because nearly all words fail this check. The number
    // is the sum of both numbers below.
    const different = (letters[index] ?? 0) ^ own;
    if (countLetters(different) > mostBrought + mostTaken) continue;
    if (countLetters(different & ~own) > mostBrought || countLetters(different & own) > mostTaken) continue;
    const one = words[index];
    if (one !== undefined) found.push(one);
  }
  return found;
}
