import type { Grades } from './judged-set.ts';

/** Quality of a result; each figure is from 0 to 1. */
export type Figures = {
  /** nDCG@10, gains 2^grade − 1. */
  readonly ndcg: number;
  /**
   * Share of the offers of grade 3 that the result contains. If there are more than `deepest` such offers, a
   * result that consists only of them counts as 1.
   */
  readonly recall: number;
  /** Reciprocal rank of the first offer of grade 2 or 3. */
  readonly mrr: number;
};

export const figureNames = ['ndcg', 'recall', 'mrr'] as const satisfies readonly (keyof Figures)[];

/** Number of offers that are rated from the start of a result. */
export const deepest = 100;

/** @param answer ids of the result's offers, best first */
export function figuresOf(answer: readonly number[], grades: Grades): Figures {
  const got = answer.slice(0, deepest).map((id) => grades.get(id) ?? 0);
  const best = [...grades.values()].toSorted((a, b) => b - a);
  const exact = best.filter((grade) => grade === 3).length;
  const first = got.findIndex((grade) => grade >= 2);
  return {
    ndcg: discounted(got) / discounted(best),
    recall: got.filter((grade) => grade === 3).length / Math.min(exact, deepest),
    mrr: first === -1 ? 0 : 1 / (first + 1),
  };
}

export function meanFigures(all: readonly Figures[]): Figures {
  const mean = (name: keyof Figures) => all.reduce((sum, figures) => sum + figures[name], 0) / all.length;
  return { ndcg: mean('ndcg'), recall: mean('recall'), mrr: mean('mrr') };
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
