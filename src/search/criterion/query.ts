import type { Criterion } from './criterion.ts';

/** Limit of characters of a text that the search uses. */
export const maxQueryLength = 200;

/**
 * Limit of characters of a text that the site keeps. Fields accept no longer text, and the page says if a
 * text was cut.
 */
export const maxKeptLength = 2 * maxQueryLength;

/** The whole text of the search. Other rooms understand, correct and rank its words. */
export const query = {
  parameters: ['query'],
  empty: '',
  read: (address): string => normalizeQuery(address.get('query')),
  write: String,
  chosen: (value): readonly string[] => (value === '' ? [] : [value]),
  options: () => [],
  with: (_value, option) => option,
  without: () => '',
  column: null,
} satisfies Criterion<string, string>;

/** Normalizes a text: one line, single blanks, at most `most` characters. */
export function normalizeQuery(text: string | null, most: number = maxKeptLength): string {
  const line = (text ?? '')
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim(); // Removes half of a surrogate pair at the end.
}
