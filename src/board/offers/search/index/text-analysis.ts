/** How texts become terms: the same for offers and queries. */
export type TextAnalysis = {
  /** Changes whenever the same text would give other terms. */
  readonly fingerprint: string;
  /** What is indexed of a text, in its order and with repetitions. */
  readonly terms: (text: string) => readonly string[];
  /** Words that stand side by side in a title. */
  readonly pairs: (title: string) => readonly string[];
  /** Words as they are written, without case and accents. */
  readonly words: (text: string) => readonly string[];
};
