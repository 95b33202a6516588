import { tokensOf, type Token } from './tokens.ts';
import { type NameMatch, namesIn, type Vocabulary } from './vocabulary-matcher.ts';

/** Increase this version when a text yields other terms, because indexes of another version are rebuilt. */
export const analysisVersion = 5;

/**
 * Returns the terms of a text, in order and with repetitions: the term of each meaningful word, '#buyer' for
 * each name of a concept, and '#^buyer' for each kind of buyer. Words inside a longer name are not read as
 * shorter names, except words of rank.
 */
export function termsOf(text: string, vocabulary: Vocabulary): readonly string[] {
  return termsIn(tokensOf(text), vocabulary);
}

/** Returns the same terms from the tokens of a text. */
export function termsIn(tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] {
  const terms: string[] = [];
  for (const { speaks, word } of tokens) if (speaks) terms.push(vocabulary.termOf(word));
  for (const { ids } of namesIn(tokens, vocabulary.heads)) for (const id of ids) terms.push(`#${id}`);
  for (const { ids } of longestNames(tokens, vocabulary))
    for (const id of ids) terms.push(`#${id}`, ...kindsAbove(id, vocabulary).map(kindTerm));
  return terms;
}

/** The term of offers that name a kind of this concept. */
export function kindTerm(id: string): string {
  return `#^${id}`;
}

/** All concepts above this concept. The recursion ends because the thesaurus has no circles. */
function kindsAbove(id: string, vocabulary: Vocabulary): readonly string[] {
  const kinds = vocabulary.entries.get(id)?.kindOf ?? [];
  return kinds.flatMap((kind) => [kind, ...kindsAbove(kind, vocabulary)]);
}

/** Names that overlap all count, but a name inside a longer name does not. */
function longestNames(tokens: readonly Token[], vocabulary: Vocabulary): readonly NameMatch[] {
  let taken = 0;
  return namesIn(tokens, vocabulary.names).filter(({ to }) => {
    const longer = to > taken;
    taken = Math.max(taken, to);
    return longer;
  });
}

/**
 * Pairs of neighbouring words of a title, levelled, without stop words: 'Chef de projet' → '=chef_projet'.
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

/** The term of two neighbouring words. */
export function pairOf(first: Token, second: Token): string {
  return `=${first.word.level}_${second.word.level}`;
}

/** All words of a text, folded, stop words included. Corrections and suggestions use them. */
export function foldedWords(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word.folded);
}
