import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { changeAlert } from './change-alert.ts';

/**
 * Switches on the alert of a saved search as a daily letter, at the hour stored with the search. Does nothing
 * if the alert is already on.
 * @throws SignInRequired
 */
export async function beginAlert(board: Board, viewer: Viewer, id: string): Promise<void> {
  const found = await board.db
    .selectFrom('saved_searches')
    .select(['frequency', 'hour', 'time_zone as timeZone'])
    .where('id', '=', id)
    .where('candidate_id', '=', signedIn(viewer).id)
    .executeTakeFirst();
  if (found === undefined || found.frequency !== 'off') return;
  await changeAlert(board, viewer, id, { ...found, frequency: 'daily' });
}
