/** Comparisons that the merge of one document may still make. */
export type Budget = { left: number };

/**
 * Limit of comparisons of a document, because all other work of the process waits: 0.2 s at most. Two editors
 * who wrote in ten texts of 3500 French words need less; a text that repeats one word 700 times needs all.
 */
const maxComparisons = 1_000_000;

export const newBudget = (): Budget => ({ left: maxComparisons });

/** Takes the cost of a comparison from the budget. False if it is too dear: then nothing is taken. */
export function spend(budget: Budget, cost: number): boolean {
  if (cost > budget.left) return false;
  budget.left -= cost;
  return true;
}
