/** A term of the index with its weight as evidence of a concept. */
export type WeightedTerm = { readonly term: string; readonly weight: number };

/** A concept of the query. The scores of its terms are summed as if they were one word. */
export type Clause = {
  readonly terms: readonly WeightedTerm[];
  /**
   * True for a trade: the offer must name it in the title, or equally plainly in the body, since many
   * offers mention other trades. A tool or an unknown word counts wherever it stands.
   */
  readonly isTrade?: boolean;
};

/** A text as the index reads it. */
export type TextQuery = {
  /** At most eight. Offers of the main set have at least 60 % of them. */
  readonly clauses: readonly Clause[];
  /** Concepts that raise the score of an offer and are never required. */
  readonly bonuses: readonly Clause[];
  /** Excludes offers with any of these terms. */
  readonly excluded: readonly (readonly string[])[];
  /** Folded phrases; each must stand in the text of an offer word for word. */
  readonly phrases: readonly string[];
};
