import { fileAnswer } from '../request/answers.ts';

type Cell = string | number | null;

/** Sends a table as CSV (RFC 4180), with a mark by which spreadsheets read it as UTF-8. */
export function csvAnswer(name: string, rows: readonly (readonly Cell[])[]): Response {
  return fileAnswer(lines(rows), `${name}.csv`, 'text/csv; charset=utf-8');
}

async function* lines(rows: readonly (readonly Cell[])[]): AsyncGenerator<string> {
  yield '\uFEFF';
  for (const row of rows) yield `${row.map(cellText).join(',')}\r\n`;
}

/** A text that begins like a formula gets an apostrophe, because spreadsheets would compute it. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number' || cell === null) return String(cell ?? '');
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
