type Words = { readonly some?: string; readonly none?: string };

/**
 * Returns the sentence about the number of remaining items. The page contains both sentences next to its
 * count; `#` in the first stands for the number.
 */
export function countInWords(count: number, { some = '', none = '' }: Words): string {
  return count === 0 ? none : some.replace('#', String(count));
}
