/** Begins a file of UTF-8, so that spreadsheets read its accents. */
export const byteOrderMark = '\uFEFF';

/**
 * Returns a line of a CSV file (RFC 4180) with its end. A spreadsheet reads a text that begins with = + - @
 * (also in full width), a tab or a line break as a formula, so such a text gets an apostrophe in front.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
