import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { isUuid } from '#board/context/uuid.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';

/**
 * Begins an update of the candidate's own saved search.
 * @throws SavedSearchNotFound, even for a search of another candidate
 * @throws SignInRequired
 */
export function updateOwnSearch({ db }: Pick<Board, 'db'>, viewer: Viewer, id: string) {
  const { id: candidateId } = signedIn(viewer);
  if (!isUuid(id)) throw new SavedSearchNotFound('this is no id of a search');
  return db.updateTable('saved_searches').where('id', '=', id).where('candidate_id', '=', candidateId);
}
