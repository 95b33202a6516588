/**
 * Returns the words of a text without case, accents and ligatures: «Quel âge, un vœu» → quel, age, un, voeu.
 */
export function foldedFilterWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Tells if the text contains every word of a filter. A word of the filter also matches the word of the text
 * of which it is the beginning or the plural: «indemnités» finds «indemnité».
 */
export function matchesFilter(text: readonly string[], filter: readonly string[]): boolean {
  return filter.every((asked) => text.some((word) => word.startsWith(asked) || isPlural(asked, word)));
}

/**
 * Tells if the typed word is the plural of a word of the text. The word needs a minimum length, because a
 * final s often belongs to a short word: «pays», «bus».
 */
const isPlural = (asked: string, word: string): boolean =>
  asked.length > 4 && /[sx]$/.test(asked) && asked.slice(0, -1) === word;
