import { byteOrderMark, csvLine } from '#http/csv-line.ts';
import { fileAnswer } from '../request/answers.ts';

/** Sends a table as CSV. */
export const csvAnswer = (name: string, rows: readonly Parameters<typeof csvLine>[0][]): Response =>
  fileAnswer(lines(rows), `${name}.csv`, 'text/csv; charset=utf-8');

async function* lines(rows: readonly Parameters<typeof csvLine>[0][]): AsyncGenerator<string> {
  yield byteOrderMark;
  for (const row of rows) yield csvLine(row);
}
