import { z } from 'zod';
import { fieldCode } from '#words/field-code.ts';
import { maximumSearchName } from './saved-search-limits.ts';

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Name from a form: one line, not empty, not too long. */
export const searchName = z
  .string(fieldCode('field.required'))
  .transform(oneLine)
  .pipe(z.string().min(1, fieldCode('field.required')).max(maximumSearchName, fieldCode('searchName.tooLong')));

/** Returns a name made from the criteria of a search: cut if too long, never empty. */
export function nameOfSearch(text: string): string {
  const name = oneLine(text.slice(0, 4 * maximumSearchName));
  if (name.length <= maximumSearchName) return name === '' ? '…' : name;
  return `${name.slice(0, maximumSearchName - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
