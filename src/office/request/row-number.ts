import { maxRowId } from '#board/context/row-id.ts';

/** Reads a number that an address or a form names, up to the largest id; null for any other text. */
export function numberIn(text: string | null | undefined): number | null {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number <= maxRowId ? number : null;
}

/** Reads the number of a row; 0, which no row has, for any other text. */
export const rowNumber = (text: string | null | undefined): number => numberIn(text) ?? 0;
