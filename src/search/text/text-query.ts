/** A term of the index, with its weight as evidence of a concept. */
export type WeightedTerm = { readonly term: string; readonly weight: number };

/** A concept of the query. The scores of its terms are summed as if they were one word. */
export type Clause = {
  readonly terms: readonly WeightedTerm[];
  /**
   * True for a trade: the offer must name it in the title, or equally clearly in the body, because many
   * offers mention other trades. A tool or an unknown word counts in any place.
   */
  readonly isTrade?: boolean;
};

/** A query text in the form that the index uses. */
export type TextQuery = {
  /** Concepts, at most eight. Offers of the main set have at least 60 % of them. */
  readonly clauses: readonly Clause[];
  /** Concepts that raise the score of an offer but are never required. */
  readonly bonuses: readonly Clause[];
  /** Terms that exclude an offer. */
  readonly excluded: readonly (readonly string[])[];
  /** Folded phrases; the text of an offer must contain each of them word for word. */
  readonly phrases: readonly string[];
};
