import { wordOf } from '#search/text/word.ts';
import type { Clause } from '#search/text/text-query.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Reason why the search found an offer that does not contain the typed words: the offer contains another name
 * of the same concept or a neighbouring concept, or lacks a part of the text.
 */
export type Why = { readonly kind: 'equivalent' | 'neighbour' | 'missing'; readonly of: string };

/** A concept of the query with the words that were typed for it. */
export type QueryConcept = { readonly typed: readonly string[]; readonly clause: Clause };

/**
 * Least weight of an equal name. Equal names weigh 0.9, kinds 0.7, neighbours 0.4 (understanding/clauses.ts).
 */
export const minOfEquals = 0.8;

/** Returns the terms about which `explain` asks. */
export function termsToExplain(
  concepts: readonly QueryConcept[],
  vocabulary: Pick<Vocabulary, 'termOf'>,
): readonly string[] {
  const asked = concepts.flatMap(({ typed, clause }) => [
    ...typed.map((word) => termOfTyped(word, vocabulary)),
    ...clause.terms.map(({ term }) => term),
  ]);
  return [...new Set(asked)];
}

function termOfTyped(word: string, { termOf }: Pick<Vocabulary, 'termOf'>): string {
  return termOf(wordOf(word));
}

/**
 * Explains why the search found an offer that does not contain everything typed. The reason is the first
 * concept that the offer has under another name, else the first concept that it lacks. Null if the offer
 * contains everything typed.
 * @param has tells if the offer contains a term
 */
export function explain(
  concepts: readonly QueryConcept[],
  { termOf }: Pick<Vocabulary, 'termOf'>,
  { has, near }: { readonly has: (term: string) => boolean; readonly near: boolean },
): Why | null {
  let missing: Why | null = null;
  for (const { typed, clause } of concepts) {
    if (typed.every((word) => has(termOfTyped(word, { termOf })))) continue;
    const held = clause.terms.filter(({ term }) => has(term)).map(({ weight }) => weight);
    const most = Math.max(0, ...held);
    // An offer may be in an industry only by its company, and a company is no other name of its industry.
    if (clause.isIndustry === true && most > minOfEquals) continue;
    if (most > 0 && most < 1) return { kind: most > minOfEquals ? 'equivalent' : 'neighbour', of: typed.join(' ') };
    if (near && most === 0) missing ??= { kind: 'missing', of: typed.join(' ') };
  }
  return missing;
}
