import type { Kysely } from 'kysely';
import type { Board } from '#board/board.ts';
import type { Tables } from '#database/tables.ts';
import { atOneMoment } from './at-one-moment.ts';
import { correctWords } from './correct-words.ts';
import type { Correction } from './correct-words.ts';
import type { OfferCriteria } from './criteria.ts';
import { queryWords } from './query-words.ts';
import { searchFilters } from './search-filters.ts';
import type { SearchFilter } from './search-filters.ts';

/** What is searched: the open offers of one moment that have the words and pass the filters. */
export type Searched = {
  readonly db: Kysely<Tables>;
  readonly filters: readonly SearchFilter[];
  readonly words: readonly string[];
  readonly now: Date;
};

/**
 * The words that were replaced because they are in no open offer, or null when the text was searched as it
 * was typed.
 */
export type Corrected = { readonly correction: readonly Correction[] | null };

/**
 * All of a search sees one moment. A text that finds nothing is corrected word by word, and the result says
 * so.
 */
export async function searchAtOneMoment<R extends { readonly total: number }>(
  board: Board,
  criteria: OfferCriteria,
  search: (searched: Searched) => Promise<R>,
): Promise<R & Corrected> {
  const now = board.now();
  const words = queryWords(criteria.query);
  return atOneMoment(board.db, async (db) => {
    const searched = { db, filters: searchFilters(criteria, now), words, now };
    const found = await search(searched);
    if (found.total > 0 || words.length === 0) return { ...found, correction: null };
    const corrected = await correctWords(db, words, now);
    if (corrected === null) return { ...found, correction: null };
    const better = await search({ ...searched, words: corrected.words });
    return better.total > 0 ? { ...better, correction: corrected.corrections } : { ...found, correction: null };
  });
}
