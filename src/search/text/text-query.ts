/** A term of the index. Its weight says how surely an offer with the term has the concept. */
export type WeightedTerm = { readonly term: string; readonly weight: number };

/** A concept of the query. The scores of its terms are added up as if they were one word. */
export type Clause = {
  readonly terms: readonly WeightedTerm[];
  /**
   * True for a trade. An offer must name a trade in its title, or as clearly in its body, because many offers
   * mention other trades. A tool or an unknown word counts anywhere in the offer.
   */
  readonly isTrade?: boolean;
  /**
   * True for an industry. Companies list industries in long texts, so an offer has it if it is said
   * twice. One mention is enough to be shown below the others.
   */
  readonly isIndustry?: boolean;
};

/** A query text in the form that the index uses. */
export type TextQuery = {
  /** Concepts of the text, at most eight. Offers of the main set have at least 60 % of them. */
  readonly clauses: readonly Clause[];
  /** Concepts that raise the score of an offer but are never required. */
  readonly bonuses: readonly Clause[];
  /** Terms that exclude an offer. */
  readonly excluded: readonly (readonly string[])[];
  /**
   * Quoted phrases, folded, each with its alternatives. The text of the offer must contain one of each
   * list word for word.
   */
  readonly phrases: readonly (readonly string[])[];
};
