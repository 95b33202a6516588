import { termsToExplain, explain, type Why } from './explain.ts';
import type { PreparedSearch } from './prepare-search.ts';

/** Explains why the search found an offer; `near` is true for an offer that lacks a part of the text. */
export type Explainer = (offerId: number, near: boolean) => Why | null;

/** Looks up what some found offers contain, and returns the function that explains each of them. */
export async function explainer(
  { index, knowledge, reading }: Pick<PreparedSearch, 'index' | 'knowledge' | 'reading'>,
  offerIds: readonly number[],
): Promise<Explainer> {
  const { concepts } = reading;
  if (concepts.length === 0) return () => null;
  const has = await index.findTerms(offerIds, termsToExplain(concepts, knowledge.vocabulary));
  return (offerId, near) => explain(concepts, knowledge.vocabulary, { has: (term) => has(offerId, term), near });
}
