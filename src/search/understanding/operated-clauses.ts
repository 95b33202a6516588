import { ownTerms } from './clauses.ts';
import { fold } from '#search/text/fold.ts';
import { queryTokens } from './query-tokens.ts';
import type { Clause } from '#search/text/text-query.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** The text that an offer must contain for a quoted phrase: folded, with single blanks. */
export function foldedPhrase(quoted: string): string {
  return fold(quoted).replace(/\s+/g, ' ').trim();
}

/** Ranks offers only by the words of a quoted phrase; other names of the same concepts do not count. */
export function clauseOfPhrase(quoted: string, vocabulary: Vocabulary): Clause {
  const terms = queryTokens(quoted).flatMap(({ speaks, word }) => (speaks ? [vocabulary.termOf(word)] : []));
  return { terms: [...new Set(terms)].map((term) => ({ term, weight: 1 })) };
}

/**
 * The terms that exclude an offer: the word after the minus; for several words the concept that they name,
 * or else the last two as neighbours in a title.
 */
export function excludedTerms(excluded: string, vocabulary: Vocabulary): readonly string[] {
  const tokens = queryTokens(excluded);
  const speaking = tokens.filter(({ speaks }) => speaks);
  if (speaking.length < 2) return ownTerms(tokens, vocabulary);
  const whole = namesIn(tokens, vocabulary.names).find(({ from, to }) => to - from === tokens.length);
  return whole === undefined ? ownTerms(tokens, vocabulary).slice(-1) : whole.ids.map((id) => `#${id}`);
}
