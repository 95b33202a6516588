import type { Board } from '#board/context/board.ts';
import { choose, readChoices } from '#board/notifications/choices.ts';
import { favouriteClosing } from '#board/notifications/kinds/favourite-closing.ts';
import type { Viewer } from '#board/context/viewer.ts';

const { name: kind } = favouriteClosing;

/**
 * Tells if the candidate wants a letter before a favourite closes.
 * @throws SignInRequired
 */
export async function wantsReminders(board: Board, viewer: Viewer): Promise<boolean> {
  const choices = await readChoices(board, viewer);
  return choices.find((choice) => choice.kind === kind)?.mail ?? false;
}

/** @throws SignInRequired */
export async function setReminders(board: Board, viewer: Viewer, wanted: boolean): Promise<void> {
  await choose(board, viewer, [{ kind, channel: 'mail', wanted }]);
}
