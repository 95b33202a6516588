import type { Transaction } from 'kysely';
import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import type { Opened } from '../application-history.ts';
import { noteReceipt } from '../transmit-application.ts';
import { holdReceived } from './hold-received.ts';

/** Milliseconds during which a second click counts as the same opening. */
const sameOpening = minute;

/**
 * Notes that somebody on the recruiter's side opened an application or one of its documents. The candidate
 * sees each opening and gets a notification about the first.
 * @throws ApplicationGone
 */
export async function noteOpening(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  applicationId: string,
  what: Opened,
): Promise<void> {
  await board.db.transaction().execute(async (transaction) => {
    const candidateId = await holdReceived(transaction, applicationId, 'opened');
    const before = await lastOpenings(transaction, applicationId);
    const now = board.now();
    const last = before.get(what);
    if (last && last.getTime() > now.getTime() - sameOpening) return;
    await noteReceipt(transaction, applicationId, now);
    await transaction
      .insertInto('application_openings')
      .values({ application_id: applicationId, what, opened_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (before.size === 0)
      await notifyCandidate(board, transaction, candidateId, { kind: 'applicationOpened', applicationId });
  });
}

async function lastOpenings(transaction: Transaction<Tables>, applicationId: string): Promise<Map<Opened, Date>> {
  const rows = await transaction
    .selectFrom('application_openings')
    .select(({ fn }) => ['what', fn.max('opened_at').as('last')])
    .where('application_id', '=', applicationId)
    .groupBy('what')
    .execute();
  return new Map(rows.map(({ what, last }) => [what, last]));
}
