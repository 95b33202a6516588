import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';

export type ReportOutcome = 'acted' | 'unfounded';

/** Another member closed the report, or opened it again, or it was swept. */
class ReportChanged extends Error {
  readonly code = 'office.reportChanged';
}

/**
 * Closes a report with what came of it, or opens it again with null.
 * @throws ReportChanged; NotAllowed
 */
export async function closeReport(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { id, outcome }: { readonly id: number; readonly outcome: ReportOutcome | null },
  { actor }: { readonly actor: Actor },
): Promise<void> {
  requireRole(actor, 'report.close');
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('abuse_reports')
      .set(
        outcome === null
          ? { closed_at: null, closed_by: null, outcome }
          : { closed_at: at, closed_by: actorText(actor), outcome },
      )
      .where('id', '=', isRowId(id) ? id : 0)
      .where('closed_at', outcome === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (closed === undefined) throw new ReportChanged('the report is not in this state');
    const changes = { outcome: [null, outcome ?? 'open'] } as const;
    const subject = { kind: 'report', id: String(id) } as const;
    await recordActs(transaction, [{ actor, act: 'report.close', subject, changes, at }]);
  });
}
