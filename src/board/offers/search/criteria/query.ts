import type { Criterion } from './criterion.ts';

/** In characters; the fields of the search take no more. */
export const longestQuery = 200;

/** A text, whole: its words are asked apart, since they are corrected and ranked. */
export const query = {
  parameters: ['query'],
  empty: '',
  read: (address): string => queryOf(address.get('query')),
  write: String,
  chosen: (value): readonly string[] => (value === '' ? [] : [value]),
  options: () => [],
  with: (_value, option) => option,
  without: () => '',
  column: null,
} satisfies Criterion<string, string>;

/** The text of a search as it is kept: one line, single blanks, at most `longestQuery` characters. */
export function queryOf(text: string | null): string {
  const line = (text ?? '')
    .slice(0, longestQuery * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim(); // no half of a letter at the end
}
