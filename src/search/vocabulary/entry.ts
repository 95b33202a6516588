/** A concept (trade, tool or notion) with all its names: each name finds the offers of every other. */
export type ConceptEntry = {
  /** Id of the concept, unique and in kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names in their usual spelling: singular, masculine, with accents. The analysis
   * handles feminine, plural and participles. A name belongs to one concept only.
   */
  readonly equal: readonly string[];
  /** Ids of wider concepts: a search for a buyer finds the project buyer, but not the reverse. */
  readonly kindOf?: readonly string[];
  /** True for a tool, which is searched beside a trade and named in bodies rather than titles. */
  readonly isTool?: boolean;
  /**
   * Ids of neighbours that a search for this concept shows further down, its kinds first. The relation need
   * not be mutual.
   */
  readonly near?: readonly string[];
};
