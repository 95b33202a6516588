import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';

/** Whether the candidate is reminded before a favourite closes. @throws SignInRequired */
export async function wantsReminders(board: Board, viewer: Viewer): Promise<boolean> {
  const { id } = signedIn(viewer);
  const found = await board.db
    .selectFrom('candidates')
    .select('closing_reminders')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.closing_reminders ?? false;
}

/** @throws SignInRequired */
export async function setReminders(board: Board, viewer: Viewer, wanted: boolean): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db.updateTable('candidates').set({ closing_reminders: wanted }).where('id', '=', id).execute();
}
