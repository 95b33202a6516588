/** Reads the number of a row in an address or a form; 0, which no row has, for any other text. */
export const rowNumber = (text: string | null | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);
