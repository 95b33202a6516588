import { ownTerms } from './clauses.ts';
import { fold } from '#search/text/fold.ts';
import { queryTokens } from './query-tokens.ts';
import type { Clause } from '#search/text/text-query.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Returns the text that an offer must contain for a quoted phrase: the phrase, folded, with single blanks.
 */
export function foldedPhrase(quoted: string): string {
  return fold(quoted).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the clause that ranks offers for a quoted phrase. Only the words of the phrase count, not other
 * names of the same concepts.
 */
export function clauseOfPhrase(quoted: string, vocabulary: Vocabulary): Clause {
  const terms = queryTokens(quoted).flatMap(({ speaks, word }) => (speaks ? [vocabulary.termOf(word)] : []));
  return { terms: [...new Set(terms)].map((term) => ({ term, weight: 1 })) };
}

/**
 * Returns the terms whose offers are excluded: for one word after the minus, its term; for several words, the
 * term of the concept that they name, or else of the last two words as neighbours in a title.
 */
export function excludedTerms(excluded: string, vocabulary: Vocabulary): readonly string[] {
  const tokens = queryTokens(excluded);
  const speaking = tokens.filter(({ speaks }) => speaks);
  if (speaking.length < 2) return ownTerms(tokens, vocabulary);
  const whole = namesIn(tokens, vocabulary.names).find(({ from, to }) => to - from === tokens.length);
  return whole === undefined ? ownTerms(tokens, vocabulary).slice(-1) : whole.ids.map((id) => `#${id}`);
}
