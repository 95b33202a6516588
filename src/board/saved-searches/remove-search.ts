import { sql, type Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { bringBack } from './bring-back.ts';
import { updateOwnSearch } from './own-search.ts';
import { isUuid } from '#board/context/uuid.ts';
import { requireRoom } from './require-room.ts';
import { removedFor } from './saved-search-limits.ts';
import { SavedSearchNotFound } from './saved-search-not-found.ts';

/**
 * Removes a saved search. A repeated call has no effect. The search can be restored for `removedFor` days and
 * is then deleted.
 * @throws SavedSearchNotFound, SignInRequired
 */
export async function removeSearch(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, id: string): Promise<void> {
  const candidateId = signedIn(viewer).id;
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidateId);
    const { numUpdatedRows } = await updateOwnSearch({ db: transaction }, viewer, id)
      .set({ removed_at: sql`coalesce(removed_at, ${board.now()})`, due_at: null })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new SavedSearchNotFound('no such saved search');
  });
}

/**
 * Restores a search that was recently removed.
 * @throws SavedSearchNotFound after the search was deleted; SearchNotSaved if there is no room;
 * SignInRequired
 */
export async function restoreSearch(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, id: string): Promise<void> {
  const { id: candidateId } = signedIn(viewer);
  if (!isUuid(id)) throw new SavedSearchNotFound('this is no id of a search');
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const owner = toViewingCandidate(await lockCandidate(transaction, candidateId));
    const own = await findOwn(transaction, candidateId, id);
    if (own === undefined) throw new SavedSearchNotFound('no such saved search');
    if (own.removed_at === null) return;
    if (own.removed_at.getTime() <= now.getTime() - removedFor * day) throw new SavedSearchNotFound('it went for good');
    await requireRoom(transaction, owner);
    await bringBack(transaction, candidateId, id, now);
  });
}

function findOwn(transaction: Transaction<Tables>, candidateId: number, id: string) {
  return transaction
    .selectFrom('saved_searches')
    .select('removed_at')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
}
