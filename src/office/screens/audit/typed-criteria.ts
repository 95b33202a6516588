/** Filters of the audit, in an address and in the form of an export. */
export const filterNames = ['actor', 'act', 'subjectKind', 'subjectId', 'from', 'to', 'text', 'after'] as const;

/** Returns the filters as they were typed. */
export const typedCriteria = (typed: (name: string) => string): Record<string, string> =>
  Object.fromEntries(filterNames.map((name) => [name, typed(name)]));
