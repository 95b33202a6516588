/** A query or a filter of OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>;

/** All queries must match; none of them changes the score. */
export function all(filters: readonly Query[], excluded: readonly Query[] = []): Query {
  return { bool: { filter: filters, must_not: excluded } };
}

/** Limit of the values that one query names: OpenSearch takes 65,536 (index.max_terms_count). */
const mostValues = 60_000;

/** The field has one of the values, however many they are. */
export function hasOneOf(field: string, values: readonly (string | number)[]): Query {
  const parts = Array.from({ length: Math.max(1, Math.ceil(values.length / mostValues)) }, (_, at) =>
    values.slice(at * mostValues, (at + 1) * mostValues),
  );
  return { bool: { should: parts.map((part) => ({ terms: { [field]: part } })), minimum_should_match: 1 } };
}

/** At least one of the queries must match. Their scores are added up. */
export function sumOf(queries: readonly Query[]): Query {
  return { bool: { should: queries, minimum_should_match: 1 } };
}

/** Scores a query anew, by a script of the score that the query gives. */
export function scored(
  query: Query,
  { source, params = {}, least }: { source: string; params?: Readonly<Record<string, number>>; least?: number },
): Query {
  return { script_score: { query, script: { source, params }, ...(least !== undefined && { min_score: least }) } };
}
