/**
 * A concept (trade, tool or notion) with all its names. A search for one name finds the offers with any
 * other.
 */
export type ConceptEntry = {
  /** Id of the concept, unique and in kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names in their usual spelling: singular, masculine, with accents. The text analysis
   * recognises feminine, plural and participles. A name belongs to only one concept.
   */
  readonly equal: readonly string[];
  /** Ids of wider concepts. A search for a buyer also finds the project buyer, but not the reverse. */
  readonly kindOf?: readonly string[];
  /**
   * True for a tool. Tools are searched together with a trade, and offers name them in their body rather than
   * in their title.
   */
  readonly isTool?: boolean;
  /**
   * True for an industry (luxury, railways) rather than a trade. Offers of every trade are in an industry, so
   * an offer has it wherever it is mentioned, and if its company belongs to it.
   */
  readonly isIndustry?: boolean;
  /**
   * Ids of neighbours, whose offers a search for this concept shows further down; kinds come first. The
   * neighbour need not list this concept in turn.
   */
  readonly near?: readonly string[];
};
