/** Reads a number that an address or a form names; null for any other text. */
export const numberIn = (text: string | null | undefined): number | null =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;

/** Reads the number of a row; 0, which no row has, for any other text. */
export const rowNumber = (text: string | null | undefined): number => numberIn(text) ?? 0;
