import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { fieldCode } from '#words/field-code.ts';
import { momentInParis } from '#words/paris-days.ts';
import { scheduleAlerts } from '#board/saved-searches/schedule-alerts.ts';

const pauseInput = z.object({
  until: z.union([z.literal('').transform(() => null), z.iso.date(fieldCode('field.invalid'))]),
});

/**
 * Pauses all alerts of the candidate. If `until` is given, the pause ends on that day. Offers published
 * during the pause are sent afterwards.
 * @throws InvalidInput on until, a future day as 'YYYY-MM-DD'; SignInRequired
 */
export async function pauseAlerts(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, until: unknown): Promise<void> {
  const input = parseInput(pauseInput, { until });
  const end = input.until === null ? null : momentInParis(Date.parse(input.until));
  if (end !== null && end <= board.now()) throw new InvalidInput({ until: 'field.invalid' });
  await setPause(board, viewer, { paused_at: board.now(), paused_until: end });
}

/** @throws SignInRequired */
export async function resumeAlerts(board: Pick<Board, 'db' | 'now'>, viewer: Viewer): Promise<void> {
  await setPause(board, viewer, { paused_at: null, paused_until: null });
}

type Pause = { readonly paused_at: Date | null; readonly paused_until: Date | null };

async function setPause(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, pause: Pause): Promise<void> {
  const { id } = signedIn(viewer);
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, id);
    await transaction.updateTable('alert_addresses').set(pause).where('candidate_id', '=', id).execute();
    await scheduleAlerts(transaction, id, board.now());
  });
}
