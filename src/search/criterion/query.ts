import type { Criterion } from './criterion.ts';

/** Characters of a text that are searched. */
export const maxQueryLength = 200;

/** Characters that are kept, so that the page can say that the text was cut. Fields take no more. */
export const maxKeptLength = 2 * maxQueryLength;

/** The whole text: its words are understood, corrected and ranked elsewhere. */
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
    .trim(); // removes half of a surrogate pair at the end
}
