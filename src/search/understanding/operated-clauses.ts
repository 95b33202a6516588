import { ownTerms } from './clauses.ts';
import { fold } from '#search/text/fold.ts';
import { queryTokens } from './query-tokens.ts';
import { isWeakWord, isWishWordOrNumber } from '#search/text/wish-words.ts';
import { kindTerm } from '#search/text/terms-of.ts';
import type { Clause } from '#search/text/text-query.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Returns the text that an offer must contain for a quoted phrase: the phrase, folded, with single blanks.
 */
export function foldedPhrase(quoted: string): string {
  return fold(quoted).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the clause that ranks offers for a quoted phrase. Only the words of the phrase and the telling
 * words of its alternatives count, not other names of the same concepts.
 */
export function clauseOfPhrase(quoted: string, vocabulary: Vocabulary, alternatives: readonly string[] = []): Clause {
  const words = queryTokens(quoted).filter(({ speaks }) => speaks);
  const others = alternatives.flatMap(queryTokens).filter(({ speaks, word: { folded } }) => {
    return speaks && !isWishWordOrNumber(folded) && !isWeakWord(folded);
  });
  const terms = new Set([...words, ...others].map(({ word }) => vocabulary.termOf(word)));
  return { terms: Array.from(terms, (term) => ({ term, weight: 1 })) };
}

/**
 * Returns the terms whose offers are excluded: the term of a word, and the names of the concept that the
 * words name, because half of the offers are written in the other language. Of several words without a
 * concept, only the last two are excluded, as neighbours in a title.
 */
export function excludedTerms(excluded: string, vocabulary: Vocabulary): readonly string[] {
  const tokens = queryTokens(excluded);
  const named = namesIn(tokens, vocabulary.names).find(({ from, to }) => to - from === tokens.length);
  const concepts = (named?.ids ?? []).flatMap((id) => [`#${id}`, kindTerm(id)]);
  const isSingle = tokens.filter(({ speaks }) => speaks).length < 2;
  if (isSingle) return [...ownTerms(tokens, vocabulary), ...concepts];
  return named === undefined ? ownTerms(tokens, vocabulary).slice(-1) : concepts;
}
