type Words = { readonly some?: string; readonly none?: string };

/** How many a filter leaves, in the words that the page wrote beside its count; `#` stands for the number. */
export function countInWords(count: number, { some = '', none = '' }: Words): string {
  return count === 0 ? none : some.replace('#', String(count));
}
