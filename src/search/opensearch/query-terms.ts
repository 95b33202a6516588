/** A query or a filter of OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>;

/** All queries must match; none of them changes the score. */
export function all(filters: readonly Query[], excluded: readonly Query[] = []): Query {
  return { bool: { filter: filters, must_not: excluded } };
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
