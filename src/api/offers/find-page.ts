import type { Board } from '#board/context/board.ts';
import { findIds } from '#board/offers/find-ids.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import type { PageRange } from './read-page-range.ts';
import type { FoundPage } from './write-page.ts';

/** @param criteria null if no offer can match */
export async function findPage(board: Board, criteria: OfferCriteria | null, page: PageRange): Promise<FoundPage> {
  return criteria === null ? { total: 0, ids: [] } : findIds(board, criteria, { ...page, locale: 'fr' });
}
