/** What a word ends on, what stands there instead, and how many letters must stand before it. */
export type Suffix = readonly [ending: string, instead: string, before: number];

/** The word with the first of the endings that fits replaced: longer endings stand first in their table. */
export function replaceEnding(word: string, table: readonly Suffix[]): string {
  for (const [ending, instead, before] of table)
    if (word.length >= before + ending.length && word.endsWith(ending)) return word.slice(0, -ending.length) + instead;
  return word;
}
