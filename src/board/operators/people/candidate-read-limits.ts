/**
 * Limits of the form with which an operator asks for a candidate. This file imports nothing, because the form
 * uses it.
 */
export const candidateReadLimits = { find: 254, shortestReason: 5, longestReason: 300 } as const;
