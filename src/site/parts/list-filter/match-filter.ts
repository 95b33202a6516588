/** The words of a text without case, accents and marks: «Quel âge, un vœu» → quel, age, un, voeu. */
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
 * Tells if every word of a filter is the beginning or the plural of some word of the text: «indemnités»
 * finds «indemnité». The last word may be incomplete.
 */
export function matchesFilter(text: readonly string[], filter: readonly string[]): boolean {
  return filter.every((asked) => text.some((word) => word.startsWith(asked) || isPlural(asked, word)));
}

/** Minimum length of a plural, because a final s often belongs to a short word: «pays», «bus». */
const isPlural = (asked: string, word: string): boolean =>
  asked.length > 4 && /[sx]$/.test(asked) && asked.slice(0, -1) === word;
