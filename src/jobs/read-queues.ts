import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** A queue with its jobs that have not ended. */
export type QueueState = {
  readonly name: string;
  /** Jobs whose first try waits. */
  readonly waiting: number;
  /** Jobs that failed and are tried again later. */
  readonly retrying: number;
  /** Jobs that run now, by the count that the queue renews every few seconds. */
  readonly running: number;
  /** When the job was queued that has waited longest; null if none waits. */
  readonly oldestAt: Date | null;
  /** When the next failed job is tried again. */
  readonly nextRetryAt: Date | null;
};

/** Reads the state of all queues but those of jobs that were given up, whose work takes moments. */
export async function readQueues(db: Kysely<Tables>): Promise<readonly QueueState[]> {
  const { rows } = await sql<QueueState>`
    select q.name, q.active_count as running, coalesce(j.waiting, 0) as waiting, coalesce(j.retrying, 0) as retrying,
      j.oldest as "oldestAt", j.next_retry as "nextRetryAt"
    from pgboss.queue q left join (
      select name, count(*) filter (where state = 'created')::int as waiting,
        count(*) filter (where state = 'retry')::int as retrying,
        min(created_on) as oldest, min(start_after) filter (where state = 'retry') as next_retry
      from pgboss.job where state < 'active' group by name
    ) j on j.name = q.name
    where q.dead_letter is not null
    order by q.name`.execute(db);
  return rows;
}

/**
 * Lets the failed jobs of a queue be tried at once, in the caller's transaction. A worker looks for them
 * every two seconds.
 * @returns the number of jobs
 */
export async function retryWaitingJobs(db: Kysely<Tables>, queue: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now() where name = ${queue} and state = 'retry' and start_after > now()`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
