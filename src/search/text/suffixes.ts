/** An ending, its replacement, and the minimum number of letters before it. */
export type Suffix = readonly [ending: string, instead: string, before: number];

/**
 * Replaces the ending of a word by the first entry of the table that matches; longer endings must come first.
 */
export function replaceEnding(word: string, table: readonly Suffix[]): string {
  for (const [ending, instead, before] of table)
    if (word.length >= before + ending.length && word.endsWith(ending)) return word.slice(0, -ending.length) + instead;
  return word;
}
