/** One trade, tool or notion with all its names, so that each name finds the offers of every other. */
export type ConceptEntry = {
  /** Unique, kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names, as one writes them: singular, masculine, accents. The analysis levels feminine,
   * plural and participles. A name belongs to one entry.
   */
  readonly equal: readonly string[];
  /** Ids of what it is a kind of: a search for a buyer finds the project buyer, not the reverse. */
  readonly kindOf?: readonly string[];
  /** It is asked for beside a trade, and named in the texts of offers rather than in their titles. */
  readonly isTool?: boolean;
  /** Ids of neighbours that a search for this entry shows too, further down: its kinds first. Not mutual. */
  readonly near?: readonly string[];
};
