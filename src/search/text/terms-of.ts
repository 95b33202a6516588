import { tokensOf, type Token } from './tokens.ts';
import { type NameMatch, namesIn, type Vocabulary } from './vocabulary-matcher.ts';

/** Grows when the same text yields other terms: an index of another version is made anew. */
export const analysisVersion = 5;

/**
 * What is indexed of a text, in its order and with repetitions: the term of each word that speaks, '#buyer'
 * for each entry of the vocabulary whose name stands there, and '#^buyer' for each that is a kind of buyer. A
 * longer name takes its words from shorter ones, words of rank apart.
 */
export function termsOf(text: string, vocabulary: Vocabulary): readonly string[] {
  return termsIn(tokensOf(text), vocabulary);
}

/** The same of a text whose words have been read. */
export function termsIn(tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] {
  const terms: string[] = [];
  for (const { speaks, word } of tokens) if (speaks) terms.push(vocabulary.termOf(word));
  for (const { ids } of namesIn(tokens, vocabulary.heads)) for (const id of ids) terms.push(`#${id}`);
  for (const { ids } of longestNames(tokens, vocabulary))
    for (const id of ids) terms.push(`#${id}`, ...kindsAbove(id, vocabulary).map(kindTerm));
  return terms;
}

/** The term of an offer that names a kind of this entry. */
export function kindTerm(id: string): string {
  return `#^${id}`;
}

/** What an entry is a kind of, all the way up; the thesaurus has no circles. */
function kindsAbove(id: string, vocabulary: Vocabulary): readonly string[] {
  const kinds = vocabulary.entries.get(id)?.kindOf ?? [];
  return kinds.flatMap((kind) => [kind, ...kindsAbove(kind, vocabulary)]);
}

/** Names that overlap both count; one that stands inside a longer one does not. */
function longestNames(tokens: readonly Token[], vocabulary: Vocabulary): readonly NameMatch[] {
  let taken = 0;
  return namesIn(tokens, vocabulary.names).filter(({ to }) => {
    const longer = to > taken;
    taken = Math.max(taken, to);
    return longer;
  });
}

/**
 * Words that stand side by side in a title, levelled, silent ones passed over: 'Chef de projet' →
 * '=chef_projet'.
 */
export function pairsOf(title: string): readonly string[] {
  const pairs: string[] = [];
  let before: Token | null = null;
  for (const token of tokensOf(title)) {
    if (token.apart) before = null;
    if (!token.speaks) continue;
    if (before !== null) pairs.push(pairOf(before, token));
    before = token;
  }
  return pairs;
}

/** The pair of two words that stand side by side. */
export function pairOf(first: Token, second: Token): string {
  return `=${first.word.level}_${second.word.level}`;
}

/** All words of a text, folded, silent ones too: what corrections and suggestions are made of. */
export function foldedWords(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word.folded);
}
