import type { Frequency } from './alert-limits.ts';
import { announcedAfter } from './announced-after.ts';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { savedCriteria } from './saved-address.ts';
import { nameOfSearch } from './search-name.ts';
import type { Locale } from '#words/locale.ts';

export type MySearch = {
  readonly id: string;
  /** Name of the search: a name that the candidate typed, or a name made in the language of the page. */
  readonly name: string;
  readonly criteria: OfferCriteria;
  /** Number of open offers that the search finds now. */
  readonly total: number;
  /** Number of open offers that were announced after the candidate last looked at the search. */
  readonly fresh: number;
  readonly alert: { readonly frequency: Frequency; readonly hour: number; readonly timeZone: string };
  /** Key of the search's feed; null without a feed. */
  readonly feedKey: string | null;
};

const nothingButTotal = { facets: [], skip: 0, limit: 0 } as const;

/**
 * Returns the candidate's saved searches with current numbers, the last saved first.
 * @throws SignInRequired
 */
export async function mySearches(board: Board, viewer: Viewer, pageLocale: Locale): Promise<MySearch[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'address', 'locale', 'seen_round', 'frequency', 'hour', 'time_zone', 'feed_key'])
    .where('candidate_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  const reference = await board.reference();
  const newSince = await announcedAfter(
    board,
    rows.map(({ seen_round }) => seen_round),
  );
  return Promise.all(
    rows.map(async ({ id, address, locale, seen_round, ...row }) => {
      const criteria = savedCriteria(address, reference);
      const search = await prepareSearch(board, criteria, locale);
      const { total } = await search.ask(nothingButTotal);
      const { total: fresh } = await search.among(newSince(seen_round)).ask(nothingButTotal);
      const { frequency, hour, time_zone: timeZone, feed_key: feedKey } = row;
      const name = nameOfSearch({ name: row.name, address }, reference, pageLocale);
      return { id, name, criteria, total, fresh, alert: { frequency, hour, timeZone }, feedKey };
    }),
  );
}
