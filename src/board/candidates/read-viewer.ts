import type { Board } from '#board/context/board.ts';
import { visitor } from '#board/context/viewer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { AccountUnavailable } from './account-unavailable.ts';
import { isUnavailable } from './candidate-status.ts';
import { toViewingCandidate, viewingColumns } from './viewing-candidate.ts';

/**
 * Returns the viewer for the object id of a session; a visitor if no candidate has this id.
 * @throws AccountUnavailable if the account became unavailable after the sign-in
 */
export async function readViewer(board: Pick<Board, 'db'>, oid: string | undefined): Promise<Viewer> {
  if (oid === undefined) return visitor;
  const row = await board.db.selectFrom('candidates').select(viewingColumns).where('oid', '=', oid).executeTakeFirst();
  if (row === undefined) return visitor;
  if (isUnavailable(row.status_id)) throw new AccountUnavailable('this account became unavailable');
  return { kind: 'candidate', candidate: toViewingCandidate(row) };
}
