import { boardAnalysis } from './index/board-analysis.ts';
import type { Clause, TextQuery } from './text/text-query.ts';
import { tokensOf } from './text/tokens.ts';

const mostWords = 8;

/** A text of which every word is one concept; null when no word says anything. */
export function plainTextQuery(text: string): TextQuery | null {
  const words = new Set(tokensOf(text).flatMap(({ speaks, written }) => (speaks ? [written] : [])));
  const clauses = [...words].map((word) => clauseOf(boardAnalysis.read(word).terms.slice(0, 1)));
  const asked = new Map(clauses.map((clause) => [clause.terms[0]?.term, clause]));
  if (asked.size === 0) return null;
  const bonuses = boardAnalysis.pairs(text).map((pair) => clauseOf([pair]));
  return { clauses: [...asked.values()].slice(0, mostWords), bonuses, excluded: [], phrases: [] };
}

function clauseOf(terms: readonly string[]): Clause {
  return { terms: terms.map((term) => ({ term, weight: 1 })) };
}
