import { envelope } from './envelope.ts';

/**
 * Rows per batch. The first batch is small, so that a large answer begins immediately. Reading two hundred
 * rows that are not cached blocks the process for about five milliseconds. Smaller batches would be wasteful,
 * because each query costs as much as reading twenty rows, or as sending two hundred cached rows.
 */
const firstRows = 20;
const moreRows = 200;

/** The offers (as ids) or companies of a page before their rows are read. */
export type FoundPage = { readonly total: number; readonly ids: readonly number[] };

/** Reads rows, each as its JSON in UTF-8. Rows that no longer exist are left out. */
export type ReadRows = (ids: readonly number[]) => Promise<readonly Buffer[]>;

/** Returns the JSON of a value in UTF-8. */
export function jsonBytes(value: unknown): Buffer {
  // Buffer.from would cut small texts from a pool: a cached row would keep the memory of its neighbours.
  return Buffer.from(encoder.encode(JSON.stringify(value)).buffer);
}
const encoder = new TextEncoder();

/**
 * Yields the text of a page in pieces, each as a list of rows and of what separates them. A piece is read
 * only after the previous piece was sent.
 */
export async function* writePage(
  { total, ids }: FoundPage,
  read: ReadRows,
  frame: (result: readonly object[], count: number) => object = envelope,
): AsyncGenerator<readonly Buffer[]> {
  const [start, end = ''] = JSON.stringify(frame([], total)).split('[]');
  let before = Buffer.from(`${start}[`);
  for (const batch of batches(ids)) {
    const rows = await read(batch);
    if (rows.length === 0) continue;
    yield rows.flatMap((row, index) => [index === 0 ? before : comma, row]);
    before = comma;
  }
  yield [...(before === comma ? [] : [before]), Buffer.from(`]${end}`)];
}
const comma = Buffer.from(',');

function* batches(ids: readonly number[]): Generator<readonly number[]> {
  if (ids.length > 0) yield ids.slice(0, firstRows);
  for (let at = firstRows; at < ids.length; at += moreRows) yield ids.slice(at, at + moreRows);
}
