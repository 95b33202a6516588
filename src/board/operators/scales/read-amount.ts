/** Reads euros as a table has them: `1949.92`, `1 949,92`, `1 949,92 €`. Null for any other text. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s€]/gu, '').replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
