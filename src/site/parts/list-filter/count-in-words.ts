type Words = { readonly some?: string; readonly none?: string };

/**
 * Writes the number of remaining items in the text that the page contains beside its count; `#` stands for
 * the number.
 */
export function countInWords(count: number, { some = '', none = '' }: Words): string {
  return count === 0 ? none : some.replace('#', String(count));
}
