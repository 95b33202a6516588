import type { Concept } from './concepts.ts';
import { kindTerm, pairOf } from '#search/text/terms-of.ts';
import type { Clause, WeightedTerm } from '#search/text/text-query.ts';
import type { Token } from '#search/text/tokens.ts';
import type { Vocabulary } from '#search/text/vocabulary-matcher.ts';

/**
 * Weights of the other names of a concept, of its kinds, and of its neighbours. The typed word has the weight
 * 1.
 */
const equal = 0.9;
const kind = 0.7;
const neighbour = 0.4;

/**
 * Collects the terms by which an offer has a concept or one of its alternatives: typed words, other names,
 * kinds and neighbours.
 */
export function clauseOf(concepts: readonly Concept[], tokens: readonly Token[], vocabulary: Vocabulary): Clause {
  const terms = concepts.flatMap((concept) => [
    ...wholeTerms(concept, tokens, vocabulary).map((term) => ({ term, weight: 1 })),
    ...concept.ids.map((id) => ({ term: `#${id}`, weight: equal })),
    ...concept.ids.map((id) => ({ term: kindTerm(id), weight: kind })),
    ...concept.ids.flatMap((id) => neighboursOf(id, vocabulary)),
  ]);
  const entries = concepts.flatMap(({ ids }) => ids.flatMap((id) => vocabulary.entries.get(id) ?? []));
  return {
    terms: heaviest(terms),
    isTrade: entries.some(({ isTool = false, isIndustry = false }) => !isTool && !isIndustry),
    isIndustry: entries.some(({ isIndustry = false }) => isIndustry),
  };
}

/**
 * Returns the term of a concept, if it is a single term. The words of a longer concept may mean something
 * else in a longer name: «chef de projet» in «chef de projet digital».
 */
function wholeTerms({ from, to }: Concept, tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] {
  const terms = ownTerms(tokens.slice(from, to), vocabulary);
  return terms.length === 1 ? terms : [];
}

/**
 * Returns the term of a single word. For several words, it returns only the terms of neighbouring pairs in
 * titles, because each word by itself means less.
 */
export function ownTerms(tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] {
  const speaking = tokens.filter(({ speaks }) => speaks);
  const [only] = speaking;
  return speaking.length === 1 && only !== undefined ? [vocabulary.termOf(only.word)] : pairsAmong(speaking);
}

/** The pairs of neighbouring words of a text. */
export function pairsAmong(tokens: readonly Token[]): readonly string[] {
  const speaking = tokens.filter(({ speaks }) => speaks);
  return speaking.slice(1).flatMap((token, at) => {
    const before = speaking[at];
    return before === undefined || token.apart ? [] : [pairOf(before, token)];
  });
}

function neighboursOf(id: string, { entries }: Vocabulary): readonly WeightedTerm[] {
  return (entries.get(id)?.near ?? []).map((near) => ({ term: `#${near}`, weight: neighbour }));
}

/** Returns each term once, with its greatest weight. */
function heaviest(terms: readonly WeightedTerm[]): readonly WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return Array.from(weights, ([term, weight]) => ({ term, weight }));
}
