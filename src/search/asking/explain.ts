import { wordOf } from '#search/text/word.ts';
import type { Clause } from '#search/text/text-query.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Explains why the search found an offer that does not contain the typed words: by another name of the same
 * concept, a neighbouring concept, or a missing part.
 */
export type Why = { readonly kind: 'equivalent' | 'neighbour' | 'missing'; readonly of: string };

/** A concept of the query with the words that were typed for it. */
export type QueryConcept = { readonly typed: readonly string[]; readonly clause: Clause };

/**
 * A name above this weight is an equal name: equal names weigh 0.9, kinds 0.7, neighbours 0.4
 * (understanding/clauses.ts).
 */
export const minOfEquals = 0.8;

/**
 * Explains an offer that does not contain everything typed: by the first concept that it has under another
 * name, else by the first concept that a near match misses. Returns null if the offer contains everything
 * typed.
 * @param has tells if the offer contains a term
 */
export function explain(
  concepts: readonly QueryConcept[],
  { termOf }: Pick<Vocabulary, 'termOf'>,
  { has, near }: { readonly has: (term: string) => boolean; readonly near: boolean },
): Why | null {
  let missing: Why | null = null;
  for (const { typed, clause } of concepts) {
    if (typed.every((word) => has(termOf(wordOf(word))))) continue;
    const held = clause.terms.filter(({ term }) => has(term)).map(({ weight }) => weight);
    const most = Math.max(0, ...held);
    if (most > 0 && most < 1) return { kind: most > minOfEquals ? 'equivalent' : 'neighbour', of: typed.join(' ') };
    if (near && most === 0) missing ??= { kind: 'missing', of: typed.join(' ') };
  }
  return missing;
}
