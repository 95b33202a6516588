import type { Named } from '../../editing/field-kind.ts';
import { valueWords } from '../../editing/value-words.ts';

const longest = 2000;

/** Words by which an editor recognizes a value of a conflict; empty for an empty value. */
export function sideWords(value: unknown, named: Named): string {
  const words = valueWords(value, named);
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
