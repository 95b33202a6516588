/** A term of the index and what it weighs as evidence of its concept. */
export type WeightedTerm = { readonly term: string; readonly weight: number };

/** One concept that is asked for; what speaks for it is summed as if it were one word. */
export type Clause = {
  readonly terms: readonly WeightedTerm[];
  /**
   * It asks for a trade, which a title must name or a body as plainly: many offers mention one that they are
   * not. A tool, or a word of which nothing is known, is there wherever it stands.
   */
  readonly isTrade?: boolean;
};

/** What a text asks of the index. */
export type TextQuery = {
  /** At most eight. An offer of the main set has at least 60 % of them. */
  readonly clauses: readonly Clause[];
  /** They raise the score of an offer and are never asked of it. */
  readonly bonuses: readonly Clause[];
  /** An offer with any term of any of these is out. */
  readonly excluded: readonly (readonly string[])[];
  /** Folded; each must stand in the text of an offer as it is. */
  readonly phrases: readonly string[];
};
