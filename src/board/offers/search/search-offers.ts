import type { Kysely } from 'kysely';
import type { Board } from '#board/board.ts';
import type { Tables } from '#database/tables.ts';
import type { OfferCard } from '../offer-card.ts';
import { atOneMoment } from './at-one-moment.ts';
import { correctWords } from './correct-words.ts';
import type { Correction } from './correct-words.ts';
import { countFacets } from './count-facets.ts';
import { lastPage } from './criteria.ts';
import type { OfferCriteria } from './criteria.ts';
import type { Facets } from './facets.ts';
import { findPage } from './find-page.ts';
import { queryWords } from './query-words.ts';
import { searchFilters } from './search-filters.ts';
import type { Locale } from '#words/locale.ts';

export type SearchOptions = { readonly locale: Locale; readonly pageSize?: number };

export type SearchResult = {
  /** Offers that meet all criteria, shown or not. */
  readonly total: number;
  /** The first pages together, up to the page asked for. */
  readonly offers: readonly OfferCard[];
  readonly facets: Facets;
  /** The words that were replaced because they are in no open offer, or null when the text was searched as it was typed. */
  readonly correction: readonly Correction[] | null;
  /** How many pages are shown; never more than there are. */
  readonly page: number;
  readonly hasMore: boolean;
};

/**
 * Open offers that meet the criteria, counted by facet, in the order asked for. Total, facets and offers are of one moment.
 * A text that finds nothing is corrected word by word, and the result says so.
 */
export async function searchOffers(
  board: Board,
  criteria: OfferCriteria,
  options: SearchOptions,
): Promise<SearchResult> {
  const now = board.now();
  const words = queryWords(criteria.query);
  return atOneMoment(board.db, async (db) => {
    const found = await searchWords(db, criteria, words, { ...options, now });
    if (found.total > 0 || words.length === 0) return { ...found, correction: null };
    const corrected = await correctWords(db, words, now);
    if (corrected === null) return { ...found, correction: null };
    const better = await searchWords(db, criteria, corrected.words, { ...options, now });
    return better.total > 0 ? { ...better, correction: corrected.corrections } : { ...found, correction: null };
  });
}

async function searchWords(
  db: Kysely<Tables>,
  criteria: OfferCriteria,
  words: readonly string[],
  { locale, pageSize = 20, now }: SearchOptions & { now: Date },
): Promise<Omit<SearchResult, 'correction'>> {
  const filters = searchFilters(criteria, now);
  const { total, facets } = await countFacets(db, { filters, words, now });
  const page = Math.max(1, Math.min(criteria.page, lastPage, Math.ceil(total / pageSize)));
  const limit = page * pageSize;
  const offers =
    total === 0 ? [] : await findPage(db, { filters, words, now, locale, limit, total, sort: criteria.sort });
  return { total, offers, facets, page, hasMore: total > limit && page < lastPage };
}
