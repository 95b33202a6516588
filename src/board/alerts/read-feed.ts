import type { Board } from '#board/context/board.ts';
import { boardOfCandidate } from '#board/hiding/board-of.ts';
import { isUuid } from '#board/context/uuid.ts';
import { nameOfSearch } from '#board/saved-searches/search-name.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { type FeedOffer, newestOffers } from '#board/offers/cards/newest-offers.ts';
import type { Locale } from '#words/locale.ts';
import type { FeedName } from './alert-links.ts';

/** Newest open offers of a saved search. Place names are in the language of the search. */
export type SearchFeed = {
  readonly name: string;
  readonly address: string;
  readonly locale: Locale;
  readonly savedAt: Date;
  readonly offers: readonly FeedOffer[];
};

/**
 * Reads the feed of a secret address. Undefined if the feed was closed, or if its search or account is gone.
 */
export async function readFeed(board: Board, { searchId, key }: FeedName): Promise<SearchFeed | undefined> {
  if (!isUuid(searchId) || !isUuid(key)) return undefined;
  const search = await board.db
    .selectFrom('saved_searches as s')
    .innerJoin('candidates as c', 'c.id', 's.candidate_id')
    .select(['s.name', 's.address', 's.locale', 's.saved_at as savedAt', 's.candidate_id as candidateId'])
    .where('s.id', '=', searchId)
    .where('s.feed_key', '=', key)
    .where('s.removed_at', 'is', null)
    .where('c.status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  if (search === undefined) return undefined;
  const reference = await board.reference();
  const criteria = savedCriteria(search.address, reference);
  const name = nameOfSearch(search, reference, search.locale);
  const { candidateId, ...shown } = search;
  const offers = await newestOffers(boardOfCandidate(board, candidateId), criteria, search.locale);
  return { ...shown, name, offers };
}
