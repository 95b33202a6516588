/** A concept (trade, tool or notion) with all its names: each name finds the offers of every other. */
export type ConceptEntry = {
  /** Unique, kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names in their usual spelling: singular, masculine, with accents. The analysis
   * handles feminine, plural and participles. A name belongs to one concept.
   */
  readonly equal: readonly string[];
  /** Ids of wider concepts: a search for a buyer finds the project buyer, not the reverse. */
  readonly kindOf?: readonly string[];
  /** True for a tool: it is searched beside a trade, and bodies name it rather than titles. */
  readonly isTool?: boolean;
  /**
   * Ids of neighbours that a search for this concept shows, too, further down; its kinds come first. Not
   * mutual.
   */
  readonly near?: readonly string[];
};
