/** Filters of the audit in an address. */
const filterNames = ['actor', 'act', 'subjectKind', 'subjectId', 'from', 'to', 'text', 'after'] as const;

/** Returns the filters of an address as they were typed. */
export const typedCriteria = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? '']));
