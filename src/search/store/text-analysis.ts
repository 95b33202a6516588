/** Converts texts to terms, in the same way for offers and queries. */
export type TextAnalysis = {
  /** Changes whenever a text would yield other terms. */
  readonly fingerprint: string;
  /** Returns the terms of a text, in order and with repetitions, and its words without case and accents. */
  readonly read: (text: string) => { readonly terms: readonly string[]; readonly words: readonly string[] };
  /** Returns the pairs of neighbouring words of a title. */
  readonly pairs: (title: string) => readonly string[];
};
