import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { OfferCriteria } from '#board/offers/search/criteria.ts';
import { openSearch } from '#board/offers/search/open-search.ts';
import type { Viewer } from '#board/viewer.ts';
import { savedCriteria } from './saved-address.ts';

export type MySearch = {
  readonly id: string;
  readonly name: string;
  readonly criteria: OfferCriteria;
  /** Open offers that it finds now. */
  readonly total: number;
};

/**
 * The candidate's saved searches, the last saved first, each asked now.
 * @throws SignInRequired
 */
export async function mySearches(board: Board, viewer: Viewer): Promise<MySearch[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'address', 'locale'])
    .where('candidate_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  const reference = await board.reference();
  return Promise.all(
    rows.map(async ({ address, locale, ...search }) => {
      const criteria = savedCriteria(address, reference);
      const { total } = (await openSearch(board, criteria, locale)).ask({ facets: [], skip: 0, limit: 0 });
      return { ...search, criteria, total };
    }),
  );
}

/** How many searches the candidate has saved. @throws SignInRequired */
export async function countSearches({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
