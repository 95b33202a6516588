import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { changeAlert } from './change-alert.ts';

/**
 * Switches the alert of a saved search on, a letter a day at its hour, where it tells nothing; one that tells
 * stays as it is.
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
