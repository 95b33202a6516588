import { randomUUID } from 'node:crypto';
import type { Board } from '#board/context/board.ts';
import { backupNews } from './backup-jobs.ts';

/** What may fail alone: the scheduled backup, or the continuous archive of the database. */
export type BackupPart = 'backup' | 'archive';

const longestReason = 2000;

/**
 * Notes that a part of the backups fails, or works. The operator is informed when the first part begins to
 * fail, and when all parts work again; not of each try, and by one process.
 * @param failure the reason; null if the part works
 * @returns the message for the operator, if there is one
 */
export async function noteBackups(
  { db, jobs }: Pick<Board, 'db' | 'jobs'>,
  part: BackupPart,
  failure: string | null,
): Promise<'failing' | 'recovered' | null> {
  const row = db.selectFrom('installation').select('failing_backups as failing');
  const { failing } = await row.executeTakeFirstOrThrow();
  if (failing.includes(part) === (failure !== null)) return null;
  return db.transaction().execute(async (transaction) => {
    const locked = transaction.selectFrom('installation').select('failing_backups as failing').forUpdate();
    const { failing: before } = await locked.executeTakeFirstOrThrow();
    const others = before.filter((one) => one !== part);
    const after = failure === null ? others : [...others, part];
    await transaction.updateTable('installation').set({ failing_backups: after }).execute();
    if (before.length > 0 === after.length > 0) return null;
    const outcome = after.length > 0 ? 'failing' : 'recovered';
    const reason = (failure ?? '').slice(0, longestReason);
    await jobs.enqueue(transaction, backupNews, { newsId: randomUUID(), outcome, reason });
    return outcome;
  });
}
