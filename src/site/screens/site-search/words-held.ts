import { tokensOf } from '#search/text/tokens.ts';

/** A word of a search, as it was folded and by what its forms share. */
export type AskedWord = { readonly folded: string; readonly stem: string };

/** The words of a text, to be asked which of a search they are. */
export type HeldWords = { readonly folded: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

/** Nobody asks for more at once. */
const maxWords = 12;

/** The words that a search asks for, each once; silent ones («how», «de») where it has no others. */
export function searchedWords(search: string): readonly AskedWord[] {
  const tokens = tokensOf(search);
  const speaking = tokens.filter(({ speaks }) => speaks);
  const words = (speaking.length > 0 ? speaking : tokens).map(({ word }) => word);
  return [...new Map(words.map((word) => [word.stem, word])).values()].slice(0, maxWords);
}

/** The words of some texts, read as searches of offers read theirs. */
export const wordsIn = (...texts: readonly (string | null | undefined)[]): HeldWords => withWords(none, ...texts);

const none: HeldWords = { folded: new Set(), stems: new Set() };

/** Words that are known, and those of some texts more. */
export function withWords(known: HeldWords, ...texts: readonly (string | null | undefined)[]): HeldWords {
  const words = texts.flatMap((text) => tokensOf(text ?? '')).map(({ word }) => word);
  return {
    folded: known.folded.union(new Set(words.map(({ folded }) => folded))),
    stems: known.stems.union(new Set(words.map(({ stem }) => stem))),
  };
}

/** Whether a text has a word or another form of it («congés», «congé»). */
export type Holds = (text: HeldWords, word: AskedWord) => boolean;

export const holdsForm: Holds = ({ stems }, { stem }) => stems.has(stem);

/** The same of words of which the end may not be typed yet: «nat» is «nationalité» too. */
export const holdsBeginning: Holds = (text, word) =>
  holdsForm(text, word) || [...text.folded].some((one) => one.startsWith(word.folded));

/** Whether a text has all words of a search; of one without words nothing has. */
export const holdsAll = (text: HeldWords, asked: readonly AskedWord[], holds: Holds = holdsForm): boolean =>
  asked.length > 0 && asked.every((word) => holds(text, word));
