import { pairsOf } from './common-tokens.ts';

/** Words with the space behind them, and sentences, as which longer texts are compared. */
export const tokenSizes = [/\S+\s*|\s+/g, /[^.!?\n]*[.!?\n]+\s*|[^.!?\n]+/g] as const;

/**
 * Limit of pairs of equal tokens between the first and the last difference, because each costs time. A text
 * of 3500 French words has half as many; a text that repeats one word 300 times is above.
 */
const maxPairs = 90_000;

/** Tells if two lists of tokens can be compared in good time, by an algorithm that is slow for such texts. */
export const areComparable = (some: readonly string[], others: readonly string[]): boolean =>
  pairsOf(some, others) <= maxPairs;
