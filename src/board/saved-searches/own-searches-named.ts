import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { nameOfSearch } from './search-name.ts';

/** A saved search as a notification shows it. `address` is its query string, with the question mark. */
export type NamedSearch = { readonly name: string; readonly address: string };

// An id that no row has. It fills the list of an SQL condition, which must not be empty.
const nothing = '00000000-0000-0000-0000-000000000000';

/**
 * Returns those of the given searches that the candidate still has, by id.
 * @throws SignInRequired
 */
export async function ownSearchesNamed(
  { db, reference }: Pick<Board, 'db' | 'reference'>,
  viewer: Viewer,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, NamedSearch>> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'address'])
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('id', 'in', [...new Set([...ids, nothing])])
    .where('removed_at', 'is', null)
    .execute();
  const known = await reference();
  return new Map(
    rows.map(({ id, name, address }) => [
      id,
      { name: nameOfSearch({ name, address }, known, locale), address: `?${address}` },
    ]),
  );
}
