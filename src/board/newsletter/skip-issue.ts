import type { Board } from '#board/context/board.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { lastIssue } from './cut-issue.ts';
import { nextIssue } from './newsletter-calendar.ts';

/** Another operator decided about the issue, or it has left. */
class IssueChanged extends Error {
  readonly code = 'office.issueChanged';
}

/** Tells if an operator wants no issue in this month. Its content goes into the next issue. */
export async function isSkipped({ db }: Pick<Board, 'db'>, month: string): Promise<boolean> {
  const found = await db.selectFrom('newsletter_skips').select('month').where('month', '=', month).executeTakeFirst();
  return found !== undefined;
}

/** Returns the next issue by the calendar, and if it is skipped. */
export async function readNextIssue(board: Pick<Board, 'db' | 'now'>) {
  const last = await lastIssue(board);
  const next = nextIssue(board.now(), last?.month ?? null);
  return { ...next, isSkipped: await isSkipped(board, next.month) };
}

/**
 * Skips the next issue, or takes that back.
 * @param month the next issue as the operator saw it
 * @throws IssueChanged; NotAllowed
 */
export async function skipIssue(
  board: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { month, isWanted }: { readonly month: string; readonly isWanted: boolean },
): Promise<void> {
  requireRole(actor, 'newsletter.skip');
  const at = board.now();
  if ((await readNextIssue(board)).month !== month) throw new IssueChanged('the next issue is another');
  await board.db.transaction().execute(async (transaction) => {
    const row = { month, skipped_at: at, skipped_by: actorText(actor) };
    const changed = isWanted
      ? await transaction.deleteFrom('newsletter_skips').where('month', '=', month).returning('month').execute()
      : await transaction
          .insertInto('newsletter_skips')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('month')
          .execute();
    if (changed.length === 0) throw new IssueChanged('another operator was faster');
    const changes = { skipped: [isWanted, !isWanted] } as const;
    const subject = { kind: 'newsletter', id: month } as const;
    await recordActs(transaction, [{ actor, act: 'newsletter.skip', subject, changes, at }]);
  });
}
