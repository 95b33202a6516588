import type { Board } from '../../src/board/context/board.ts';
import { findOffers } from '../../src/board/offers/finding/find-offers.ts';
import { readCriteria } from '../../src/search/criteria/read-criteria.ts';
import { deepest } from './figures.ts';
import type { JudgedQuery } from './judged-set.ts';

/** Returns the ids that a visitor sees, page after page, for a text without filters. */
export async function askAsVisitor(
  board: Board,
  { text, locale }: Pick<JudgedQuery, 'text' | 'locale'>,
): Promise<readonly number[]> {
  const criteria = readCriteria(new URLSearchParams({ query: text }), await board.reference());
  const { offers } = await findOffers(board, criteria, { limit: deepest, locale });
  return offers.map(({ id }) => id);
}
