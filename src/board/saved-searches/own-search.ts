import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is written as the id of a saved search: PostgreSQL refuses questions with others. */
export const isSearchId = (text: string): boolean => uuid.test(text);

/**
 * The candidate's own saved search, with what a statement sets of it.
 * @throws SavedSearchNotFound also for one of somebody else
 * @throws SignInRequired
 */
export function updateOwnSearch({ db }: Pick<Board, 'db'>, viewer: Viewer, id: string) {
  const { id: candidateId } = signedIn(viewer);
  if (!isSearchId(id)) throw new SavedSearchNotFound('this is no id of a search');
  return db.updateTable('saved_searches').where('id', '=', id).where('candidate_id', '=', candidateId);
}
