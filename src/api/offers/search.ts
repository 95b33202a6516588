import type { Board } from '#board/context/board.ts';
import { findIds } from '#board/offers/find-ids.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { patientOnceBegun } from '../transport/patience.ts';
import { envelope } from './envelope.ts';
import { presentRow } from './present-row.ts';
import type { PageRange } from './read-page-range.ts';

/**
 * Rows per batch. The first batch is small, so that a large answer begins immediately. Reading a hundred rows
 * blocks the process for about three milliseconds. Smaller batches would be wasteful, because each query
 * costs as much as reading twenty rows.
 */
const firstRows = 20;
const moreRows = 100;

/** The offers (as ids) or companies of a page before their rows are read. */
export type FoundPage = { readonly total: number; readonly ids: readonly number[] };

/** @param criteria null if no offer can match */
export async function findPage(board: Board, criteria: OfferCriteria | null, page: PageRange): Promise<FoundPage> {
  return criteria === null ? { total: 0, ids: [] } : findIds(board, criteria, { ...page, locale: 'fr' });
}

/** Yields the text of a page of offers; offers withdrawn in the meantime are left out. */
export function writeOffers(board: Board, found: FoundPage): AsyncGenerator<string> {
  return writePage(found, (ids) => readRows(board, ids));
}

/**
 * Yields the same text as `writeOffers`. If no database session is free after the first part was sent,
 * the read is repeated after a pause.
 */
export function writeOffersPatiently(board: Board, found: FoundPage): AsyncGenerator<string> {
  return writePage(
    found,
    patientOnceBegun((ids) => readRows(board, ids)),
  );
}

async function readRows(board: Board, ids: readonly number[]) {
  const reference = await board.reference();
  const rows = await readPublished(board.db, ids);
  return rows.map((row) => presentRow(row, reference));
}

/** Yields the text of a page in pieces. A piece is read only after the previous piece was sent. */
export async function* writePage(
  { total, ids }: FoundPage,
  read: (ids: readonly number[]) => Promise<readonly object[]>,
  frame: (result: readonly object[], count: number) => object = envelope,
): AsyncGenerator<string> {
  const [start, end = ''] = JSON.stringify(frame([], total)).split('[]');
  let before = `${start}[`;
  for (const batch of batches(ids)) {
    const rows = await read(batch);
    if (rows.length === 0) continue;
    yield before + JSON.stringify(rows).slice(1, -1);
    before = ',';
  }
  yield `${before === ',' ? '' : before}]${end}`;
}

function* batches(ids: readonly number[]): Generator<readonly number[]> {
  if (ids.length > 0) yield ids.slice(0, firstRows);
  for (let at = firstRows; at < ids.length; at += moreRows) yield ids.slice(at, at + moreRows);
}
