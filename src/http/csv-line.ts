/** Begins a file of UTF-8, so that spreadsheets read its accents. */
export const byteOrderMark = '\uFEFF';

// Signs with which a spreadsheet begins a formula, also in full width, at the beginning of a cell. Excel may
// split a quoted text at its commas and semicolons, depending on the language of the machine.
const formula = /((?:^|[,;\t\r\n])["'\s]*)([=+\-@＝＋－＠])/g;

/**
 * Returns a line of a CSV file (RFC 4180) with its end. A text that a spreadsheet could read as a formula
 * gets an apostrophe in front of the sign.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell);
  const text = (cell ?? '').replace(formula, `$1'$2`).replace(/^[\t\r\n]/, `'$&`);
  return `"${text.replaceAll('"', '""')}"`;
}
