import { wordOf } from '#search/text/word.ts';
import type { Clause } from '#search/text/text-query.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Why an offer is found that does not say what was typed: it says the same otherwise, or something near, or
 * nothing of a part.
 */
export type Why = { readonly kind: 'equivalent' | 'neighbour' | 'missing'; readonly of: string };

/** A concept that was asked, and the words of it as they were typed. */
export type AskedConcept = { readonly typed: readonly string[]; readonly clause: Clause };

/** Equals weigh 0.9; kinds 0.7 and neighbours 0.4 (text/clauses.ts) are something else. */
export const minOfEquals = 0.8;

/**
 * Why an offer is there, when it is not plain: the first concept that it has under another name, else the
 * first that a near offer misses. Null where the offer says all that was typed.
 * @param has whether the offer has a term
 */
export function explain(
  concepts: readonly AskedConcept[],
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
