import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { isSearchId, updateOwnSearch } from './own-search.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';
import { saveSearch } from './save-search.ts';

const day = 24 * 3_600_000;

/**
 * Takes a saved search away; nothing happens when it is gone. What was taken away a day ago goes for good,
 * here: no other job has to think of it.
 * @throws SavedSearchNotFound for what is no id; SignInRequired
 */
export async function removeSearch(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, id: string): Promise<void> {
  const now = board.now();
  await updateOwnSearch(board, viewer, id)
    .set({ removed_at: now, due_at: null })
    .where('removed_at', 'is', null)
    .execute();
  await board.db
    .deleteFrom('saved_searches')
    .where('candidate_id', '=', signedIn(viewer).id)
    .where('removed_at', '<', new Date(now.getTime() - day))
    .execute();
}

/**
 * Brings back what was taken away a moment ago, as it was.
 * @throws SavedSearchNotFound once it went for good; SearchNotSaved when there is no room; SignInRequired
 */
export async function restoreSearch(board: Board, viewer: Viewer, id: string): Promise<void> {
  const candidateId = signedIn(viewer).id;
  if (!isSearchId(id)) throw new SavedSearchNotFound('this is no id of a search');
  const row = await board.db
    .selectFrom('saved_searches')
    .select(['address', 'name', 'locale'])
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  if (row === undefined) throw new SavedSearchNotFound('no such saved search');
  await saveSearch(board, viewer, row);
}
