/** Converts texts to terms, in the same way for offers and queries. */
export type TextAnalysis = {
  /** A text that changes whenever the same offer would give other terms or other columns. */
  readonly fingerprint: string;
  /** The fingerprint without what the staff say in the database: their words, and scales of allowances. */
  readonly programFingerprint: string;
  /**
   * Returns the terms of a text, in order and with repetitions, and the words of the text without case and
   * accents.
   */
  readonly read: (text: string) => { readonly terms: readonly string[]; readonly words: readonly string[] };
  /** Returns the terms of the industries to which a company belongs; none for an unknown company. */
  readonly industriesOf: (company: string) => readonly string[];
  /** Returns the pairs of neighbouring words of a title. */
  readonly pairs: (title: string) => readonly string[];
};
