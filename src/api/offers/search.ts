import type { Board } from '#board/board.ts';
import { findIds } from '#board/offers/find-ids.ts';
import type { OfferCriteria } from '#board/offers/search/criteria.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { envelope } from './envelope.ts';
import { presentRow } from './present-row.ts';
import type { Page } from './read-page.ts';

/** Rows that are read and written at once; a first few, so that a large answer begins at once. */
const firstRows = 20;
const moreRows = 200;

/** The offers of one page, found and not yet read. */
export type FoundPage = { readonly total: number; readonly ids: readonly number[] };

/** @param criteria null for those that no offer meets */
export async function findPage(board: Board, criteria: OfferCriteria | null, page: Page): Promise<FoundPage> {
  return criteria === null ? { total: 0, ids: [] } : findIds(board, criteria, { ...page, locale: 'fr' });
}

/** A page as the text of its answer, in pieces. Offers that left meanwhile are missing. */
export async function* writePage(board: Board, { total, ids }: FoundPage): AsyncGenerator<string> {
  const [start, end = ''] = JSON.stringify(envelope([], total)).split('[]');
  const reference = await board.reference();
  let before = `${start}[`;
  for (const batch of batches(ids)) {
    const rows = await readPublished(board.db, batch);
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(presentRow(row, reference))).join(',');
    before = ',';
  }
  yield `${before === ',' ? '' : before}]${end}`;
}

function* batches(ids: readonly number[]): Generator<readonly number[]> {
  if (ids.length > 0) yield ids.slice(0, firstRows);
  for (let at = firstRows; at < ids.length; at += moreRows) yield ids.slice(at, at + moreRows);
}
