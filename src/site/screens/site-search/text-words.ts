import { tokensOf } from '#search/text/tokens.ts';

/** A word of a search: without case and accents, and its stem. */
export type QueryWord = { readonly folded: string; readonly stem: string };

/** The words of a text, to compare with the words of a search. */
export type TextWords = { readonly folded: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

/** Limit of words of a search; nobody types more. */
const maxWords = 12;

/**
 * Returns the words of a search without repetitions. Stop words («how», «de») are left out, unless all words
 * are stop words.
 */
export function searchedWords(search: string): readonly QueryWord[] {
  const tokens = tokensOf(search);
  const speaking = tokens.filter(({ speaks }) => speaks);
  const words = (speaking.length > 0 ? speaking : tokens).map(({ word }) => word);
  return [...new Map(words.map((word) => [word.stem, word])).values()].slice(0, maxWords);
}

/** Converts texts to words in the same way as the search of offers. */
export const wordsIn = (...texts: readonly (string | null | undefined)[]): TextWords => withWords(none, ...texts);

const none: TextWords = { folded: new Set(), stems: new Set() };

/** Adds the words of some texts to a set of words. */
export function withWords(known: TextWords, ...texts: readonly (string | null | undefined)[]): TextWords {
  const words = texts.flatMap((text) => tokensOf(text ?? '')).map(({ word }) => word);
  return {
    folded: known.folded.union(new Set(words.map(({ folded }) => folded))),
    stems: known.stems.union(new Set(words.map(({ stem }) => stem))),
  };
}

/** Tells if a text contains a word of a search or another form of the word («congés», «congé»). */
export type Contains = (text: TextWords, word: QueryWord) => boolean;

export const containsForm: Contains = ({ stems }, { stem }) => stems.has(stem);

/** Like containsForm, but also accepts the beginning of a word: «nat» finds «nationalité». */
export const containsPrefix: Contains = (text, word) =>
  containsForm(text, word) || [...text.folded].some((one) => one.startsWith(word.folded));

/** Tells if a text contains all words of a search; false for a search without words. */
export const containsAll = (text: TextWords, asked: readonly QueryWord[], contains: Contains = containsForm): boolean =>
  asked.length > 0 && asked.every((word) => contains(text, word));
