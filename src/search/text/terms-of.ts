import { tokensOf, type Token } from './tokens.ts';
import { type NameMatch, namesIn, type Vocabulary } from './vocabulary-matcher.ts';

/**
 * Version of the analysis. Increase it when the same text gives other terms, because indexes of another
 * version are rebuilt.
 */
export const analysisVersion = 7;

/**
 * Returns the terms of a text, in order and with repetitions: the term of each content word, '#buyer' for
 * each name of a concept, and '#^buyer' for each kind of buyer. Words inside a longer name are not read as
 * shorter names, except words of rank.
 */
export function termsOf(text: string, vocabulary: Vocabulary): readonly string[] {
  return termsIn(tokensOf(text), vocabulary);
}

/** Like `termsOf`, for a text that was already split into tokens. */
export function termsIn(tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] {
  const terms: string[] = [];
  const names = longestNames(tokens, vocabulary);
  const elsewhere = wordsOfOtherSense(tokens, names, vocabulary);
  for (const token of tokens) if (token.speaks && !elsewhere.has(token)) terms.push(vocabulary.termOf(token.word));
  for (const { ids } of namesIn(tokens, vocabulary.heads))
    for (const id of ids) terms.push(...termsOfConcept(id, vocabulary));
  for (const { ids } of names) for (const id of ids) terms.push(...termsOfConcept(id, vocabulary));
  return terms;
}

/**
 * Finds the words that name an industry by themselves but stand inside the longer name of another concept:
 * «assurance» in «assurance qualité», "property" in "intellectual property". They are no terms.
 */
function wordsOfOtherSense(
  tokens: readonly Token[],
  names: readonly NameMatch[],
  vocabulary: Vocabulary,
): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const { ids, from, to } of names)
    for (const token of to - from > 1 ? tokens.slice(from, to) : []) {
      const own = vocabulary.names.next.get(token.word.level)?.here ?? [];
      if (own.some((id) => isIndustryApart(id, ids, vocabulary))) found.add(token);
    }
  return found;
}

function isIndustryApart(industry: string, ids: readonly string[], vocabulary: Vocabulary): boolean {
  const { isIndustry = false, near = [] } = vocabulary.entries.get(industry) ?? { id: industry, equal: [] };
  return isIndustry && !ids.some((id) => id === industry || near.includes(id) || isBeside(id, industry, vocabulary));
}

function isBeside(id: string, industry: string, vocabulary: Vocabulary): boolean {
  const isNear = vocabulary.entries.get(id)?.near?.includes(industry) === true;
  return isNear || kindsAbove(id, vocabulary).includes(industry);
}

/** Returns the term of a concept and those of the concepts of which it is a kind. */
export function termsOfConcept(id: string, vocabulary: Vocabulary): readonly string[] {
  return [`#${id}`, ...kindsAbove(id, vocabulary).map(kindTerm)];
}

/** Returns the term that marks offers with a kind of this concept. */
export function kindTerm(id: string): string {
  return `#^${id}`;
}

/**
 * Returns all concepts of which this concept is a kind, directly or indirectly. The recursion ends, because
 * the thesaurus contains no circles.
 */
function kindsAbove(id: string, vocabulary: Vocabulary): readonly string[] {
  const kinds = vocabulary.entries.get(id)?.kindOf ?? [];
  return kinds.flatMap((kind) => [kind, ...kindsAbove(kind, vocabulary)]);
}

/** Finds the names in a text. All names that overlap count, but not a name inside a longer name. */
function longestNames(tokens: readonly Token[], vocabulary: Vocabulary): readonly NameMatch[] {
  let taken = 0;
  return namesIn(tokens, vocabulary.names).filter(({ to }) => {
    const longer = to > taken;
    taken = Math.max(taken, to);
    return longer;
  });
}

/**
 * Returns the pairs of neighbouring words in a title, levelled and without stop words: 'Chef de projet' →
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

/** Returns the term of two neighbouring words. */
export function pairOf(first: Token, second: Token): string {
  return `=${first.word.level}_${second.word.level}`;
}

/** Returns all words of a text, folded, including stop words, for corrections and suggestions. */
export function foldedWords(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word.folded);
}
