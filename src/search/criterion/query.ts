import type { Criterion } from './criterion.ts';

/** In characters: so much of a text is read. */
export const maxQueryLength = 200;

/** So much is kept, for a search to say that its text is not read to the end; the fields take no more. */
export const maxKeptLength = 2 * maxQueryLength;

/** A text, whole: its words are asked apart, since they are corrected and ranked. */
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

/** The text of a search as it is kept: one line, single blanks, cut at so many characters. */
export function normalizeQuery(text: string | null, most: number = maxKeptLength): string {
  const line = (text ?? '')
    .slice(0, most * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim(); // no half of a letter at the end
}
