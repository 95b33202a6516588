import type { Board } from '#board/context/board.ts';
import { retryWaitingJobs } from '#jobs/read-queues.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';

/** No failed job of the queue waits for its next try. */
class NothingRetried extends Error {
  readonly code = 'office.nothingRetried';
}

/**
 * Tries the failed jobs of a queue again now, as after a mended mail server. Their number of tries stays.
 * @returns the number of jobs
 * @throws NothingRetried; NotAllowed
 */
export async function retryQueue({ db, now }: Pick<Board, 'db' | 'now'>, actor: Actor, queue: string): Promise<number> {
  requireRole(actor, 'queue.retry');
  return db.transaction().execute(async (transaction) => {
    const count = await retryWaitingJobs(transaction, queue);
    if (count === 0) throw new NothingRetried(`nothing of ${queue} waits for another try`);
    const subject = { kind: 'queue', id: queue } as const;
    await recordActs(transaction, [{ actor, act: 'queue.retry', subject, changes: { jobs: [count, 0] }, at: now() }]);
    return count;
  });
}
