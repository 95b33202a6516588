/** Limits of the search of the audit. This file imports nothing, because forms use it. */
export const auditLimits = { actor: 100, subjectId: 200, shortestText: 2, longestText: 100 } as const;
