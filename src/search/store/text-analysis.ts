/** How texts become terms: the same for offers and queries. */
export type TextAnalysis = {
  /** Changes whenever the same text would give other terms. */
  readonly fingerprint: string;
  /** What is indexed of a text, in order and with repetitions, and its words without case and accents. */
  readonly read: (text: string) => { readonly terms: readonly string[]; readonly words: readonly string[] };
  /** Words that stand side by side in a title. */
  readonly pairs: (title: string) => readonly string[];
};
